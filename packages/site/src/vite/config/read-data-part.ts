import { ContentError } from '@recto/content';
import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { referenceOf } from '../../config/part.ts';

/** The file of a part of the configuration that contains data. Files of packages are `file:` URLs there. */
export function fileOfPart(part: unknown): string {
  const file = referenceOf(part) ?? '';
  return file.startsWith('file:') ? fileURLToPath(file) : file;
}

/**
 * Reads the data of a part: the content of a JSON file, or the default export of a module. `what` is used in errors.
 */
export async function readDataPart(file: string, { root, what }: { root: string; what: string }): Promise<unknown> {
  const path = relative(root, file);
  if (/\.jsonc?$/u.test(file)) return parseData(readFileSync(file, 'utf8'), what, path);
  if (!/\.[cm]?[jt]s$/u.test(file)) {
    const hint = 'Convert it to JSON, and rename the file so that it ends with ".json".';
    throw new ContentError('config/data', `${what} is not JSON.`, hint, { file: path });
  }
  try {
    // Node caches modules without a limit, so an edited module needs another URL.
    const { href } = new URL(`?t=${statSync(file).mtimeMs}`, pathToFileURL(file));
    const imported = (await import(href)) as { default?: unknown };
    return imported.default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError('config/data', `${what} cannot be imported: ${reason}`, 'Fix the error in the module.', {
      file: path,
    });
  }
}

/** Parses JSON, which may have comments and trailing commas, as in files of code editors. */
function parseData(text: string, what: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return JSON.parse(withoutComments(text));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const line = /\(line (\d+) /u.exec(reason)?.[1];
      throw new ContentError('config/data', `${what} is not JSON: ${reason}`, 'Fix the error above.', {
        file,
        ...(line !== undefined && { line: Number(line) }),
      });
    }
  }
}

const STRING = String.raw`"(?:\\.|[^"\\])*"`;
const COMMENT = new RegExp(String.raw`(${STRING})|\/\/[^\n]*|\/\*[^]*?\*\/`, 'gu');
const LAST_COMMA = new RegExp(String.raw`(${STRING})|,(?=\s*[}\]])`, 'gu');

/** Removes comments and trailing commas. The number of lines does not change, so that lines in errors are correct. */
function withoutComments(text: string): string {
  return text
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(COMMENT, (match: string, string?: string) => string ?? match.replaceAll(/[^\n]/gu, ' '))
    .replaceAll(LAST_COMMA, (_: string, string?: string) => string ?? ' ');
}
