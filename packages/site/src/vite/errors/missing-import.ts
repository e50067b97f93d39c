import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** An import that cannot be resolved. */
export interface MissingImport {
  /** What is missing. */
  message: string;
  /** What to do. */
  hint: string;
  /** Path of the importing file. */
  file: string;
  /** Line of the import, from 1. */
  line?: number | undefined;
  /** Column of the import, from 1. */
  column?: number | undefined;
}

/** Messages of Vite and Node for an import that cannot be resolved, with the import and the importing file. */
const MESSAGES = [
  /Failed to load url (?<source>\S+) \(resolved id: .*?\) in (?<file>.+?)\. Does the file exist\?/u,
  /[Ff]ailed to resolve import "(?<source>.+?)" from "(?<file>.+?)"/u,
  /Cannot find (?:package|module) '(?<source>.+?)' imported from '?(?<file>[^'\n]+)'?/u,
  /Could not resolve '(?<source>.+?)' in (?<file>\S+)/u,
];

/** Parses the message of an import that cannot be resolved; `undefined` if it is another error. */
export function parseMissingImport(message: string, root: string): MissingImport | undefined {
  const groups = MESSAGES.map((pattern) => pattern.exec(message)?.groups).find((groups) => groups !== undefined);
  if (!groups) return undefined;
  const { source = '', file: named = '' } = groups;
  const file = resolve(root, named.replace(/\?.*$/u, '').replace(/^file:\/\//u, ''));
  const fileName = file.startsWith(root) ? relative(root, file) : file;
  const isFile = /^[./]/u.test(source);
  const name = isFile && source.startsWith(root) ? `./${relative(root, source)}` : source;
  const packageName = /^(?:@[^/]+\/)?[^/]+/u.exec(source)?.[0] ?? source;
  return {
    message: isFile
      ? `There is no file "${name}", which ${fileName} imports.`
      : `The package "${packageName}", which ${fileName} imports, is not installed.`,
    hint: isFile
      ? 'Correct the path, or add the file. A path starts with "./" and has a file extension.'
      : `Correct the name, or install it: npm install ${packageName}.`,
    file,
    ...importPosition(file, source),
  };
}

/** Finds the position of an import in a file. */
function importPosition(file: string, source: string): { line?: number; column?: number } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return {};
  }
  const lines = text.split('\n');
  const index = lines.findIndex((line) => line.includes(`'${source}'`) || line.includes(`"${source}"`));
  if (index === -1) return {};
  return { line: index + 1, column: Math.max(1, (lines[index] ?? '').indexOf(source)) };
}
