import type { Token } from '../parse/syntax/tokens.ts';
import { UnmappedError, contentStart } from './content-map.ts';
import { readComponent } from './read-component.ts';
import { readCode, readFormula, readHeading, readParagraph, readPlain } from './read-leaf.ts';
import { readList } from './read-list.ts';
import { readTable } from './read-table.ts';
import { positionOf, range, sourceLine } from './reader.ts';
import type { Reader } from './reader.ts';
import type { SourceBlock } from './source-tree.ts';

/** Converts tokens to blocks. Link definitions are skipped, because they result in no block. */
export function readBlocks(reader: Reader, tokens: readonly Token[], attrs: Token['attrs'] = null): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  for (let from = 0; from < tokens.length;) {
    const to = groupEnd(tokens, from);
    const group = tokens.slice(from, to);
    if (group[0]?.type !== 'reference') blocks.push(readBlock(reader, group, from === 0 ? attrs : null));
    from = to;
  }
  return blocks;
}

/** Converts a group of tokens to a block, which is raw if its ranges cannot be determined. */
function readBlock(reader: Reader, group: readonly Token[], attrs: Token['attrs']): SourceBlock {
  try {
    return mapBlock(reader, group, attrs);
  } catch (error) {
    if (!(error instanceof UnmappedError)) throw error;
    return rawBlock(reader, group);
  }
}

function mapBlock(reader: Reader, group: readonly Token[], attrs: Token['attrs']): SourceBlock {
  const [first] = group;
  if (!first) throw new UnmappedError();
  const inner = group.slice(1, -1);
  if (first.type === 'paragraph_open') return readParagraph(reader, group, attrs);
  if (first.type === 'heading_open') return readHeading(reader, group);
  if (first.type === 'fence' || first.type === 'code_block') return readCode(reader, first);
  if (first.type === 'formula_block') return readFormula(reader, first);
  if (first.type === 'hr') return readPlain(reader, first, 'rule');
  if (first.type === 'html_block') return readPlain(reader, first, 'html');
  if (first.type === 'table_open') return readTable(reader, group);
  if (first.type === 'mdc_block_open') return readComponent(reader, group, readBlocks);
  if (first.type.endsWith('_list_open')) return readList(reader, group, readBlocks);
  const { lines } = positionOf(reader, first);
  const [line] = lines;
  if (!line) throw new UnmappedError();
  const children = readBlocks(reader, inner);
  const last = children.at(-1)?.end;
  if (first.type === 'blockquote_open') {
    const start = reader.at(line.text);
    return { type: 'quote', start, end: last ?? reader.at(line.end), children };
  }
  if (first.type !== 'footnote_open') throw new UnmappedError();
  const label = String(first.meta);
  const marker = range(reader, line.text, line.text + label.length + 4);
  return { type: 'footnote', start: marker.start, end: last ?? marker.end, label, marker, children };
}

function rawBlock(reader: Reader, group: readonly Token[]): SourceBlock {
  const [first] = group;
  const position = first && reader.positions.blocks.get(first);
  // Without a position, the whole container has to be raw.
  if (!position || !first.map) throw new UnmappedError();
  const skipped = first.map[0] - position.firstLine;
  const close = group.at(-1);
  const isClosed = close?.type === 'mdc_block_close' && /^:+\s*$/u.test(close.markup);
  const count = first.map[1] - first.map[0] + (isClosed ? 1 : 0);
  const all = position.lines.slice(skipped, skipped + count);
  while (all.length > 1 && reader.plain.slice(all.at(-1)?.begin, all.at(-1)?.end).trim() === '') all.pop();
  const lines = all.map((line) =>
    sourceLine(reader, Math.min(line.text, safeStart(reader, line, position.indent)), line.end),
  );
  return { type: 'raw', start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0, lines };
}

function safeStart({ plain }: Reader, line: Parameters<typeof contentStart>[1], indent: number): number {
  try {
    return contentStart(plain, line, indent);
  } catch {
    return line.text;
  }
}

/** Returns the index after the last token of the block that starts at `from`. */
function groupEnd(tokens: readonly Token[], from: number): number {
  const type = tokens[from]?.type ?? '';
  if (!type.endsWith('_open')) return from + 1;
  const closing = type.replace(/_open$/u, '_close');
  let depth = 0;
  for (let at = from; at < tokens.length; at += 1) {
    if (tokens[at]?.type === type) depth += 1;
    else if (tokens[at]?.type === closing) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}
