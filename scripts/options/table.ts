import { NONE, REQUIRED } from './option-row.ts';
import type { OptionRow } from './option-row.ts';

/** The cells of a table; the first row is the header. */
export type Cells = readonly (readonly string[])[];

/** Builds a table of options. Received types (`isGiven`) have no column for defaults, and flags none for types. */
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

/** Renders a table as markdown. */
export function renderTable([head = [], ...rows]: Cells): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |'))
    .join('\n');
}

/** Parses a markdown table. */
export function parseTable(text: string): Cells {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/u.test(line))
    .map((line) => line.replace(/^\|\s*|\s*\|\s*$/gu, '').split(/\s*(?<!\\)\|\s*/u));
}
