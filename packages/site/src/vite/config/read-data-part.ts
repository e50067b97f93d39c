import { ContentError } from '@recto/content';
import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { referenceOf } from '../../config/part.ts';

/** The file of a part that holds data. Files of packages are addresses. */
export function fileOfPart(part: unknown): string {
  const file = referenceOf(part) ?? '';
  return file.startsWith('file:') ? fileURLToPath(file) : file;
}

/** What the JSON file of a part holds, or what its module exports by default. `what` names it in errors. */
export async function readDataPart(file: string, { root, what }: { root: string; what: string }): Promise<unknown> {
  const place = relative(root, file);
  if (/\.jsonc?$/u.test(file)) return parseData(readFileSync(file, 'utf8'), what, place);
  if (!/\.[cm]?[jt]s$/u.test(file)) {
    const hint = 'Convert it to JSON, and give its name the ending ".json".';
    throw new ContentError('config/data', `${what} is not JSON.`, hint, { file: place });
  }
  try {
    // Node keeps a module for good; one that was edited is another.
    const { href } = new URL(`?t=${statSync(file).mtimeMs}`, pathToFileURL(file));
    const imported = (await import(href)) as { default?: unknown };
    return imported.default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError('config/data', `${what} cannot be imported: ${reason}`, 'Correct the module.', {
      file: place,
    });
  }
}

/** Editors write JSON with comments and commas at the end of lists. */
function parseData(text: string, what: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return JSON.parse(withoutComments(text));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const line = /\(line (\d+) /u.exec(reason)?.[1];
      throw new ContentError('config/data', `${what} is not JSON: ${reason}`, 'Correct the place above.', {
        file,
        ...(line !== undefined && { line: Number(line) }),
      });
    }
  }
}

const STRING = String.raw`"(?:\\.|[^"\\])*"`;
const COMMENT = new RegExp(String.raw`(${STRING})|\/\/[^\n]*|\/\*[^]*?\*\/`, 'gu');
const LAST_COMMA = new RegExp(String.raw`(${STRING})|,(?=\s*[}\]])`, 'gu');

/** As many lines as before, so that places in errors stay right. */
function withoutComments(text: string): string {
  return text
    .replace(/^\u{FEFF}/u, '')
    .replaceAll(COMMENT, (found: string, string?: string) => string ?? found.replaceAll(/[^\n]/gu, ' '))
    .replaceAll(LAST_COMMA, (_: string, string?: string) => string ?? ' ');
}
