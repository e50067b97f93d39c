import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../project.mjs';
import { sitesFolder } from './example-site.ts';
import type { Page } from './pages.ts';

/** Output of a program that is shown in a page. */
export interface ShownOutput {
  line: number;
  text: string;
  language: string;
}

const LANGUAGES = new Set(['txt', 'json', 'html', 'sql']);

/** Reads the output blocks of a page, and the messages in its tables of errors. */
export function shownOutputs({ file, fences }: Page): ShownOutput[] {
  const blocks = fences
    .filter((fence) => LANGUAGES.has(fence.language) && !fence.file?.includes('.'))
    .map(({ line, language, code }) => ({ line, language, text: code }));
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const table = lines.findIndex((line) => line.startsWith('| Message |'));
  const messages = table === -1 ? [] : lines.slice(table + 2, lines.indexOf('', table));
  return [
    ...blocks,
    ...messages.map((row, index) => ({
      line: table + 3 + index,
      language: 'txt',
      text: /^\| `(?<message>.+?)` \|/u.exec(row)?.groups?.['message'] ?? row,
    })),
  ];
}

/** Returns an output and the parts of it that pages may show: a paragraph, or a message without its hint. */
export function partsOf(printed: unknown): unknown[] {
  if (typeof printed !== 'string') return [printed];
  return [printed, withoutHints(printed)].flatMap((text) => [text, ...text.split('\n\n'), ...withoutEnd(text)]);
}

function withoutHints(printed: string): string {
  return printed.replaceAll(/\n {2}\S.*$/gmu, '');
}

/** All errors of a check without the summary below them. */
function withoutEnd(printed: string): string[] {
  const end = printed.lastIndexOf('\n\n');
  return end === -1 ? [] : [printed.slice(0, end)];
}

/** Compares outputs, ignoring what changes with each run: the folder, the duration, and the version of a database. */
export function isSame({ text, language }: ShownOutput, printed: unknown): boolean {
  if (language === 'json')
    return isDeepStrictEqual(readJson(text), typeof printed === 'string' ? readJson(printed) : printed);
  return typeof printed === 'string' && normaliseOutput(text, language) === normaliseOutput(printed, language);
}

/** Replaces the parts of an output that change with each run. */
export function normaliseOutput(text: string, language: string): string {
  const same = text
    .replaceAll(new RegExp(`${sitesFolder}/[\\w-]+`, 'gu'), '/site')
    .replaceAll(/ in \d+\.\d s\./gu, ' in 0.1 s.')
    .replaceAll(/ [0-9a-f]{16}$/gmu, ' version');
  // Pages break long statements into lines.
  return language === 'sql' ? same.replaceAll(/\s+/gu, ' ').replaceAll(/(?<=\() | (?=\))/gu, '') : same;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
