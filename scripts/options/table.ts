import { NONE, REQUIRED } from './option-row.ts';
import type { OptionRow } from './option-row.ts';

/** A table as cells, the first line being its head. */
export type Cells = readonly (readonly string[])[];

/** What is always given has no defaults, and flags have no types. */
export function buildTable(rows: readonly OptionRow[], isGiven = false): Cells {
  const hasTypes = rows.some(({ type }) => type !== undefined);
  const hasDefaults = !isGiven && rows.some(({ preset }) => preset !== REQUIRED);
  const pick = (name: string, type: string, preset: string, text: string): string[] => [
    name,
    ...(hasTypes ? [type] : []),
    ...(hasDefaults ? [preset] : []),
    text,
  ];
  return [
    pick('Option', 'Type', 'Default', 'What it is'),
    ...rows.map(({ name, type = NONE, preset, text }) =>
      pick(name, isGiven && preset !== REQUIRED ? `${type}, optional` : type, preset, text),
    ),
  ];
}

export function renderTable([head = [], ...rows]: Cells): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |'))
    .join('\n');
}

/** Reads what `renderTable` writes, and what people write like it. */
export function parseTable(text: string): Cells {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/u.test(line))
    .map((line) => line.replace(/^\|\s*|\s*\|\s*$/gu, '').split(/\s*(?<!\\)\|\s*/u));
}
