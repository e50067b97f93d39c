import { NONE, REQUIRED } from './option-row.ts';
import type { OptionRow } from './option-row.ts';

/** The cells of a table; the first row is the header. */
export type Cells = readonly (readonly string[])[];

/** Builds a table of options. Received types (`isReceived`) have no column for defaults, and flags none for types. */
export function buildTable(rows: readonly OptionRow[], isReceived = false): Cells {
  const hasTypes = rows.some(({ type }) => type !== undefined);
  const hasDefaults = !isReceived && rows.some(({ defaultText }) => defaultText !== REQUIRED);
  const pick = (name: string, type: string, preset: string, text: string): string[] => [
    name,
    ...(hasTypes ? [type] : []),
    ...(hasDefaults ? [preset] : []),
    text,
  ];
  return [
    pick('Option', 'Type', 'Default', 'What it is'),
    ...rows.map(({ name, type = NONE, defaultText, text }) =>
      pick(name, isReceived && defaultText !== REQUIRED ? `${type}, optional` : type, defaultText, text),
    ),
  ];
}

/** Renders a table as markdown. */
export function renderTable([head = [], ...rows]: Cells): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll(/\|  (?=\|)/gu, '| '))
    .join('\n');
}

/** Parses a markdown table. */
export function parseTable(text: string): Cells {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/u.test(line))
    .map((line) => line.replace(/^\|\s*|\s*\|\s*$/gu, '').split(/\s*(?<!\\)\|\s*/u));
}
