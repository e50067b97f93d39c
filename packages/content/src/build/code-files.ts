import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { CodeFileError } from '../parse/include-code.ts';
import type { ReadCode } from '../parse/include-code.ts';

/** Size limit in bytes: longer files are not useful as examples. */
const MAX_FILE_BYTES = 1_000_000;

/** Folders whose files must not be published. */
const CLOSED_FOLDERS = /^(?:\.git|\.ssh|\.aws|\.gnupg|\.recto|\.output|node_modules)$/iu;
/** Files that contain keys and passwords, except examples (`.env.example`), which contain none. */
const SECRET_FILES =
  /^(?:\.env(?:\..+)?(?<!\.(?:example|sample|template))|\.dev\.vars|\.npmrc|\.netrc|\.pgpass|\.htpasswd|\.git-credentials|id_(?:rsa|dsa|ecdsa|ed25519)|credentials(?:\.json)?|secrets?\.(?:json|ya?ml|toml|env)|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|tfstate))$/iu;

/** Returns the root of the git repository that contains a folder, or the parent folder if there is no repository. */
export function findRepository(folder: string): string {
  for (let ancestor = folder; ancestor !== dirname(ancestor); ancestor = dirname(ancestor)) {
    if (existsSync(join(ancestor, '.git'))) return ancestor;
  }
  return dirname(folder);
}

/** A file whose text a code block shows. The hash changes with the text, and is empty if the file cannot be shown. */
export interface CodeReference {
  file: string;
  url: undefined;
  hash: string;
}

/** Reads files for code blocks and records which ones were requested. */
export interface CodeFiles {
  /** Returns the text of a file, or throws a `CodeFileError`. */
  read: ReadCode;
  /** The requested files, whether or not they exist. */
  references: CodeReference[];
}

/**
 * Creates a reader for the files whose text a content file shows. `key` is the path of the content file below `base`.
 */
export function createCodeFiles(repository: string, base: string, key: string): CodeFiles {
  const references: CodeReference[] = [];
  return {
    references,
    async read(path) {
      const file = /^\.{1,2}\//u.test(path)
        ? resolve(base, dirname(key), path)
        : resolve(repository, path.replace(/^\/+/u, ''));
      const bytes = await readInside(file, repository);
      references.push({ file, url: undefined, hash: typeof bytes === 'string' ? '' : hashOf(bytes) });
      if (typeof bytes === 'string') throw new CodeFileError(bytes, HINTS[bytes] ?? '');
      return bytes.toString('utf8');
    },
  };
}

const MISSING = 'the file does not exist';
const OUTSIDE = 'it is outside of the repository';
const SECRET = 'it may hold secrets';
const TOO_LONG = 'it is longer than a megabyte';
const BINARY = 'it is not text';

const HINTS: Readonly<Record<string, string>> = {
  [MISSING]:
    'Correct the path: it is relative to the root of the repository, or to this file if it starts with ./ or ../.',
  [OUTSIDE]: 'Copy the file into the repository.',
  [SECRET]: 'Show a file without keys and passwords, such as .env.example.',
  [TOO_LONG]: 'Show a shorter file.',
  [BINARY]: 'Show a file with text in UTF-8.',
};

/** Returns the bytes of a file, or the reason why it is not shown. A symbolic link is checked by its target. */
async function readInside(file: string, repository: string): Promise<Buffer | string> {
  const root = await realpath(repository);
  if (isSecret(relative(repository, file))) return SECRET;
  const real = await realpath(file).catch(() => undefined);
  if (real === undefined) return resolve(file).startsWith(resolve(repository) + sep) ? MISSING : OUTSIDE;
  if (!real.startsWith(root + sep)) return OUTSIDE;
  if (isSecret(relative(root, real))) return SECRET;
  const stats = await stat(real);
  if (!stats.isFile()) return MISSING;
  if (stats.size > MAX_FILE_BYTES) return TOO_LONG;
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

/** Whether a file that a code block shows is unchanged. */
export async function isCodeUnchanged({ file, hash: before }: Pick<CodeReference, 'file' | 'hash'>): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes !== undefined && hashOf(bytes) === before;
}
