import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../errors.ts';
import { showPath } from './paths.ts';
import { paint, print } from './terminal.ts';
import type { Output, Style, Terminal } from './terminal.ts';
import { visibleText } from './visible-text.ts';

/** Returns an error with the path of its file relative to the current folder, so that a terminal can open it. */
export function locateError(error: ContentError, content: string, folder: string): ContentError {
  const { code, message, hint, file, line, column } = error;
  if (file === undefined) return error;
  return new ContentError(code, message, hint, { file: locateFile(file, content, folder), line, column });
}

/** Returns the path of a content file relative to a folder; other names are unchanged. */
export function locateFile(file: string, content: string, folder: string): string {
  return existsSync(join(content, file)) ? showPath(join(content, file), folder) : file;
}

/** Formats an error as `file:line:column: error: message`, with the hint on the next line. */
export function renderError(
  { file, line, column, message, hint }: ContentError,
  level: 'error' | 'warning',
  screen: Output,
  env: Terminal['env'],
): string {
  const style: Style = level === 'error' ? 'red' : 'yellow';
  const location = [file, line, column].filter((part) => part !== undefined).join(':');
  return [
    location === '' ? '' : `${paint(screen, env, 'bold', visibleText(location))}: `,
    `${paint(screen, env, style, level)}: ${visibleText(message)}`,
    `\n  ${paint(screen, env, 'dim', visibleText(hint).replaceAll('\n', '\n  '))}`,
  ].join('');
}

/** Maximum number of warnings that a build prints; `recto check` prints all. */
const MAX_WARNINGS = 20;

/** Prints the first warnings of a build, and the number of further ones. */
export function printWarnings(warnings: readonly ContentError[], { err, env }: Pick<Terminal, 'err' | 'env'>): void {
  for (const warning of warnings.slice(0, MAX_WARNINGS)) print(err, `${renderError(warning, 'warning', err, env)}\n`);
  const left = warnings.length - MAX_WARNINGS;
  if (left > 0) print(err, `${paint(err, env, 'yellow', count(left, 'more warning'))}: recto check lists them.\n`);
}

/** Returns an error as data for JSON output. */
export function errorAsData({ code, message, hint, file, line, column }: ContentError) {
  return { code, message, hint, file, line, column };
}

/** Returns a number with a noun in the right form, for example `2 errors`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
