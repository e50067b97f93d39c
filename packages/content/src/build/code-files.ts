import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { CodeFileError } from '../parse/include-code.ts';
import type { ReadCode } from '../parse/include-code.ts';

/** Longer files are no examples, in bytes. */
const LONGEST = 1_000_000;

/** Folders whose files nobody means to publish. */
const CLOSED_FOLDERS = /^(?:\.git|\.ssh|\.aws|\.gnupg|\.recto|\.output|node_modules)$/iu;
/** Files that hold keys and passwords. Examples of them (`.env.example`) hold none. */
const SECRET_FILES =
  /^(?:\.env(?:\..+)?(?<!\.(?:example|sample|template))|\.dev\.vars|\.npmrc|\.netrc|\.pgpass|\.htpasswd|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519)|credentials(?:\.json)?|secrets?\.(?:json|ya?ml|toml|env)|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|tfstate))$/iu;

/** The folder of the repository that a folder is in; the folder above it where there is none. */
export function findRepository(folder: string): string {
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return above;
  }
  return dirname(folder);
}

/** A file whose text is shown. Its hash changes with the text, and is empty where the file is not shown. */
export interface CodeReference {
  file: string;
  url: undefined;
  hash: string;
}

export interface CodeFiles {
  read: ReadCode;
  /** The files that were asked for, whether or not they exist. */
  references: CodeReference[];
}

/** Reads the files that a content file shows. `key` is its name below `base`. */
export function createCodeFiles(repository: string, base: string, key: string): CodeFiles {
  const references: CodeReference[] = [];
  return {
    references,
    async read(written) {
      const file = /^\.{1,2}\//u.test(written)
        ? resolve(base, dirname(key), written)
        : resolve(repository, written.replace(/^\/+/u, ''));
      const bytes = await readInside(file, repository);
      references.push({ file, url: undefined, hash: typeof bytes === 'string' ? '' : hashOf(bytes) });
      if (typeof bytes === 'string') throw new CodeFileError(bytes, HINTS[bytes] ?? '');
      return bytes.toString('utf8');
    },
  };
}

const MISSING = 'there is no such file';
const OUTSIDE = 'it is outside of the repository';
const SECRET = 'it may hold secrets';
const TOO_LONG = 'it is longer than a megabyte';
const BINARY = 'it is not text';

const HINTS: Readonly<Record<string, string>> = {
  [MISSING]: 'Correct the path: it begins at the root of the repository, or with ./ at the file that it is written in.',
  [OUTSIDE]: 'Copy what you want to show into the repository.',
  [SECRET]: 'Show a file without keys and passwords, such as .env.example.',
  [TOO_LONG]: 'Show a shorter file.',
  [BINARY]: 'Show a file with text in UTF-8.',
};

/** The bytes of a file, or why it is not shown. A link is judged by where it leads. */
async function readInside(file: string, repository: string): Promise<Buffer | string> {
  const root = await realpath(repository);
  if (isSecret(relative(repository, file))) return SECRET;
  const real = await realpath(file).catch(() => undefined);
  if (real === undefined) return resolve(file).startsWith(resolve(repository) + sep) ? MISSING : OUTSIDE;
  if (!real.startsWith(root + sep)) return OUTSIDE;
  if (isSecret(relative(root, real))) return SECRET;
  const stats = await stat(real);
  if (!stats.isFile()) return MISSING;
  if (stats.size > LONGEST) return TOO_LONG;
  const bytes = await readFile(real);
  return isText(bytes) ? bytes : BINARY;
}

function isSecret(path: string): boolean {
  const segments = path.split(sep);
  return segments.some((segment) => CLOSED_FOLDERS.test(segment)) || SECRET_FILES.test(segments.at(-1) ?? '');
}

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function hashOf(bytes: Buffer): string {
  return hash('sha256', bytes).slice(0, 16);
}

/** Whether a shown file is as it was. */
export async function isSameCode({ file, hash: before }: Pick<CodeReference, 'file' | 'hash'>): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && hashOf(bytes) === before;
}
