import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from '../project.mjs';
import { sitesFolder } from './example-site.ts';
import type { Page } from './pages.ts';

/** Something a page says that a program prints. */
export interface ShownOutput {
  line: number;
  text: string;
  language: string;
}

const LANGUAGES = new Set(['txt', 'json', 'html', 'sql']);

/** Blocks of output, and the messages in tables of what can go wrong. */
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

/** What was printed, whole and in the parts of which pages show one: a paragraph, or a message without its hint. */
export function partsOf(printed: unknown): unknown[] {
  if (typeof printed !== 'string') return [printed];
  return [printed, withoutHints(printed)].flatMap((text) => [text, ...text.split('\n\n'), ...withoutEnd(text)]);
}

function withoutHints(printed: string): string {
  return printed.replaceAll(/\n {2}\S.*$/gmu, '');
}

/** All faults of a check without the count below them. */
function withoutEnd(printed: string): string[] {
  const end = printed.lastIndexOf('\n\n');
  return end === -1 ? [] : [printed.slice(0, end)];
}

/** Equal, but for what is another one each time: the folder, the time it took, and the version of a database. */
export function isSame({ text, language }: ShownOutput, printed: unknown): boolean {
  if (language === 'json')
    return isDeepStrictEqual(readJson(text), typeof printed === 'string' ? readJson(printed) : printed);
  return typeof printed === 'string' && steady(text, language) === steady(printed, language);
}

export function steady(text: string, language: string): string {
  const same = text
    .replaceAll(new RegExp(`${sitesFolder}/[\\w-]+`, 'gu'), '/site')
    .replaceAll(/ in \d+\.\d s\./gu, ' in 0.1 s.')
    .replaceAll(/ [0-9a-f]{16}$/gmu, ' version');
  // The page breaks a long statement.
  return language === 'sql' ? same.replaceAll(/\s+/gu, ' ').replaceAll(/(?<=\() | (?=\))/gu, '') : same;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
