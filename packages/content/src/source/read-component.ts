import { readComponentHead } from '../parse/syntax/component-head.ts';
import type { BlockPosition, Token } from '../parse/syntax/tokens.ts';
import { UnmappedError, contentStart } from './content-map.ts';
import type { ReadBlocks } from './read-list.ts';
import { attributesAt, positionOf, range, sourceLine } from './reader.ts';
import type { Reader } from './reader.ts';
import type { SourceComponent, SourceSlot } from './source-tree.ts';

/** Number of tokens of the title of a component: opening, text and closing. */
const TITLE_TOKENS = 3;

/** Converts the tokens of a block component. */
export function readComponent(reader: Reader, group: readonly Token[], readBlocks: ReadBlocks): SourceComponent {
  const [open, ...rest] = group;
  const close = rest.pop();
  if (!open?.map || !close) throw new UnmappedError();
  const position = positionOf(reader, open);
  const [line] = position.lines;
  const head = line && readComponentHead(reader.plain.slice(line.text, line.end));
  // Text in brackets is content that has no separate line.
  if (!head || head.label) throw new UnmappedError();
  const title = head.title && range(reader, line.text + head.title.start, line.text + head.title.end);
  const attributes = head.attributes && attributesAt(reader, line.text + head.attributes.start);
  const opening = sourceLine(reader, line.text, line.end);
  const isClosed = /^:+\s*$/u.test(close.markup);
  const last = isClosed ? position.lines[open.map[1] - position.firstLine] : undefined;
  const closing = last && sourceLine(reader, last.text, last.end);
  const fields = readFields(reader, open, position);
  const slots = readSlots(reader, title ? rest.slice(TITLE_TOKENS) : rest, readBlocks);
  const end = closing?.end ?? slots.at(-1)?.end ?? fields?.end ?? opening.end;
  return {
    type: 'component',
    start: opening.start,
    end,
    name: open.tag,
    opening,
    ...(attributes && { attributes }),
    ...(title && { title }),
    ...(fields && { fields }),
    slots,
    ...(closing && { closing }),
  };
}

function readFields(reader: Reader, token: Token, { firstLine, lines }: BlockPosition): SourceComponent['fields'] {
  const [from, to] = reader.positions.fields.get(token) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [opening, ...rest] = lines.slice(from - firstLine, to - firstLine);
  const closing = rest.pop();
  if (!opening || !closing) throw new UnmappedError();
  const indent = opening.text - opening.begin;
  const inner = rest.map((line) =>
    sourceLine(reader, Math.min(line.end, contentStart(reader.plain, line, indent)), line.end),
  );
  const last = sourceLine(reader, closing.text, closing.end);
  const data = (token.meta ?? {}) as Record<string, unknown>;
  return { start: reader.at(opening.text), end: last.end, inner, closing: last, data };
}

/** Reads the slots of a component. A slot ends at the next slot or at the end of the component. */
function readSlots(reader: Reader, tokens: readonly Token[], readBlocks: ReadBlocks): SourceSlot[] {
  const slots: { token?: Token; tokens: Token[] }[] = [{ tokens: [] }];
  let depth = 0;
  for (const token of tokens) {
    if (token.type === 'mdc_block_open') depth += 1;
    if (depth > 0 || token.type !== 'mdc_block_slot') slots.at(-1)?.tokens.push(token);
    else if (token.nesting === 1) slots.push({ token, tokens: [] });
    if (token.type === 'mdc_block_close') depth -= 1;
  }
  return slots.flatMap(({ token, tokens: slotTokens }): SourceSlot[] => {
    const children = readBlocks(reader, slotTokens);
    const [first] = children;
    if (!token)
      return first ? [{ name: 'default', start: first.start, end: children.at(-1)?.end ?? first.end, children }] : [];
    const [position] = positionOf(reader, token).lines;
    if (!position) throw new UnmappedError();
    const line = sourceLine(reader, position.text, position.end);
    const name = token.attrs?.[0]?.[0].slice(1) ?? 'default';
    const brace = reader.plain.slice(position.text, position.end).indexOf('{');
    const attributes = brace === -1 ? undefined : attributesAt(reader, position.text + brace);
    const end = children.at(-1)?.end ?? line.end;
    return [{ name, start: line.start, end, line, ...(attributes && { attributes }), children }];
  });
}
