import type { Token } from '../parse/syntax/tokens.ts';
import { BOX } from '../parse/tree/tasks.ts';
import { UnmappedError } from './content-map.ts';
import { positionOf, range } from './reader.ts';
import type { Reader } from './reader.ts';
import type { SourceBlock, SourceList, SourceListItem, SourceParagraph, SourcePart } from './source-tree.ts';

/** Converts tokens to blocks; passed as a parameter to avoid a circular import. */
export type ReadBlocks = (reader: Reader, tokens: readonly Token[], attrs?: Token['attrs']) => SourceBlock[];

/** Converts the tokens of a list. */
export function readList(reader: Reader, group: readonly Token[], readBlocks: ReadBlocks): SourceList {
  const [open] = group;
  if (!open) throw new UnmappedError();
  const items: SourceListItem[] = [];
  let isTight = true;
  let itemStart = 0;
  for (const [index, token] of group.entries()) {
    if (token.level === open.level + 1 && token.type === 'list_item_open') itemStart = index;
    if (token.level === open.level + 2 && token.type === 'paragraph_open' && !token.hidden) isTight = false;
    if (token.level === open.level + 1 && token.type === 'list_item_close')
      items.push(readItem(reader, group.slice(itemStart, index + 1), readBlocks));
  }
  const [first] = items;
  if (!first) throw new UnmappedError();
  const isOrdered = open.type === 'ordered_list_open';
  const number = Number(open.attrs?.find(([name]) => name === 'start')?.[1] ?? 1);
  const { start, end } = { start: first.start, end: items.at(-1)?.end ?? first.end };
  return { type: 'list', start, end, isOrdered, first: number, isTight, items };
}

function readItem(reader: Reader, group: readonly Token[], readBlocks: ReadBlocks): SourceListItem {
  const [open] = group;
  if (!open?.map) throw new UnmappedError();
  const position = positionOf(reader, open);
  const line = position.lines[open.map[0] - position.firstLine];
  if (!line) throw new UnmappedError();
  const [markerText = '', spaces = ''] =
    /^(?:[-+*]|\d{1,9}[.)])([ \t]*)/u.exec(reader.plain.slice(line.text, line.end)) ?? [];
  const length = markerText.length - spaces.length;
  if (length === 0 || spaces.includes('\t')) throw new UnmappedError();
  const isEmpty = line.text + markerText.length >= line.end;
  const marker = range(reader, line.text, line.text + length);
  const indent = length + (isEmpty || spaces.length > 4 ? 1 : spaces.length);
  const children = readBlocks(reader, group.slice(1, -1), open.attrs);
  const item: SourceListItem = {
    type: 'item',
    start: marker.start,
    end: children.at(-1)?.end ?? marker.end,
    marker,
    indent,
    children,
  };
  const [first] = children;
  const task = first?.type === 'paragraph' ? removeTaskBox(first) : undefined;
  return task ? { ...item, task } : item;
}

/** Removes `[x]` and the space after it from the first paragraph of an item, which is modified. */
function removeTaskBox(paragraph: SourceParagraph): SourceListItem['task'] {
  const [first] = paragraph.inlines;
  if (first?.type !== 'text') return undefined;
  const text = first.parts.map((part) => part.text).join('');
  const match = BOX.exec(text);
  if (!match) return undefined;
  const length = match[0].length;
  const words = length + (/^\s*/u.exec(text.slice(length))?.[0].length ?? 0);
  const box = { start: first.start, end: offsetOf(first.parts, length) };
  first.parts = partsAfter(first.parts, words);
  first.start = first.parts[0]?.start ?? first.end;
  if (first.parts.length === 0) paragraph.inlines.shift();
  paragraph.start = paragraph.inlines[0]?.start ?? paragraph.attributes?.start ?? paragraph.end;
  const [line] = paragraph.lines;
  if (line) line.start = paragraph.start;
  return { box, isChecked: match[1] !== ' ' };
}

/** Returns the source offset after the first `length` characters of a text. */
function offsetOf(parts: readonly SourcePart[], length: number): number {
  let left = length;
  for (const { text, start, end } of parts) {
    if (left <= text.length) return text.length === end - start ? start + left : end;
    left -= text.length;
  }
  return parts.at(-1)?.end ?? 0;
}

function partsAfter(parts: readonly SourcePart[], length: number): SourcePart[] {
  let left = length;
  return parts.flatMap((part) => {
    const taken = Math.min(left, part.text.length);
    left -= taken;
    if (taken === part.text.length) return [];
    if (taken === 0) return [part];
    return [{ text: part.text.slice(taken), start: part.start + taken, end: part.end }];
  });
}
