import type { Node } from '@tiptap/pm/model';
import { cleanInline } from './clean-inline.ts';
import type { InlineLocation } from './clean-inline.ts';
import { writeAttributes } from './write-attributes.ts';
import { writeInline } from './write-inline.ts';

/** Options for writing blocks. */
export interface BlockWriteOptions {
  /** Prefix of each line of the block except the first. */
  prefix: string;
  /** Line break of the file. */
  lineEnd: string;
  /** Whether to escape every character that may have a meaning. */
  isStrict: boolean;
  /** Returns existing markdown for a block, for example from the file. */
  reuse?: (node: Node, prefix: string) => string | undefined;
  /** Marker of a list, if that of the previous list must not be used. */
  marker?: string;
}

type Props = Record<string, unknown> | null;

/** Line break and the start of the next line. */
export function lineBreak({ lineEnd, prefix }: Pick<BlockWriteOptions, 'lineEnd' | 'prefix'>): string {
  return `${lineEnd}${prefix}`;
}

/** One blank line between two blocks. */
export function blankLine({ lineEnd, prefix }: Pick<BlockWriteOptions, 'lineEnd' | 'prefix'>): string {
  return `${lineEnd}${prefix.trimEnd()}${lineEnd}${prefix}`;
}

/** Writes the inline content of a block. */
export function writeInlineContent(
  node: Node,
  location: InlineLocation,
  writing: BlockWriteOptions,
  before = '',
): string {
  const pieces = cleanInline(node.content, location);
  return writeInline(pieces, {
    location,
    isStrict: writing.isStrict,
    before,
    after: '',
    lineBreak: lineBreak(writing),
  });
}

/** Writes properties after a block. */
export function suffix(props: Props): string {
  const attributes = writeAttributes(props);
  return attributes === '' ? '' : ` ${attributes}`;
}

/** Adds the prefix of the block to all lines except the first. */
export function withPrefix(text: string, writing: BlockWriteOptions): string {
  return text
    .split(/\r?\n/u)
    .map((line, index) => (index === 0 ? line : line === '' ? writing.prefix.trimEnd() : writing.prefix + line))
    .join(writing.lineEnd);
}

/** Writes the info string of a code block. */
export function writeInfo(attrs: Record<string, unknown>): string {
  const highlights = attrs['highlights'] as number[];
  return [
    attrs['language'] as string,
    typeof attrs['filename'] === 'string' ? `[${attrs['filename']}]` : '',
    highlights.length > 0 ? `{${ranges(highlights)}}` : '',
    (attrs['meta'] as string | null) ?? '',
  ]
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/[\\&]/gu, '\\$&');
}

/** Formats line numbers as `1,3-5`. */
function ranges(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

/** Lines of a code block. */
export function codeLines(node: Node): string[] {
  return node.textContent === '' ? [] : node.textContent.split(/\r\n?|\n/u);
}

/** A fence that is longer than any in the code. */
export function fenceFor(code: string, info: string): string {
  const fenceCharacter = info.includes('`') ? '~' : '`';
  const longestFence = Math.max(2, ...[...code.matchAll(/^\s*(`{3,}|~{3,})/gmu)].map(([, run]) => run?.length ?? 0));
  return fenceCharacter.repeat(longestFence + 1);
}

/** Writes a fenced code block. */
export function writeCode(node: Node, writing: BlockWriteOptions): string {
  const info = writeInfo(node.attrs);
  const fence = fenceFor(node.textContent, info);
  return withPrefix([`${fence}${info}`, ...codeLines(node), fence].join('\n'), writing);
}

/** Writes the content of a table cell. */
export function writeCell(cell: Node, writing: BlockWriteOptions): string {
  return writeInlineContent(cell, 'cell', writing, '| ').replaceAll('|', '\\|');
}

/** Writes a table row. */
export function writeRow(row: Node, writing: BlockWriteOptions): string {
  return `| ${row.content.content.map((cell) => writeCell(cell, writing)).join(' | ')} |`;
}

const DELIMITERS: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

/** Writes a table. */
export function writeTable(table: Node, writing: BlockWriteOptions): string {
  const [head, ...body] = table.content.content;
  if (!head) return '';
  const delimiters = head.content.content.map(({ attrs }) => DELIMITERS[String(attrs['align'])] ?? '---');
  const rows = [writeRow(head, writing), `| ${delimiters.join(' | ')} |`, ...body.map((row) => writeRow(row, writing))];
  return rows.join(lineBreak(writing));
}
