import type { SourceList, SourceListItem } from '@recto/content/source';
import type { Node } from '@tiptap/pm/model';
import { patchSequence } from './patch-sequence.ts';
import { isNodeChanged, listOldChildren, writeOptionsOf } from './save-context.ts';
import type { PatchChildren, SaveContext } from './save-context.ts';
import { isEmptyBlock, writeItem } from './write-block.ts';
import { blankLine, lineBreak } from './write-leaf.ts';

/** Writes a list with its changes: new items get the marker of their siblings and the next number. */
export function patchList(list: Node, block: SourceList, saving: SaveContext, patchChildren: PatchChildren): string {
  const { source } = saving;
  const { text } = source.tree;
  const writing = writeOptionsOf(saving);
  const isTight = block.isTight && list.attrs['tight'] === true;
  const markerText = ({ marker }: SourceListItem): string => text.slice(marker.start, marker.end);
  const markerEnd = block.items[0] ? markerText(block.items[0]).slice(-1) : '-';
  const numbers = block.items.map((item) => Number.parseInt(markerText(item), 10));
  const step = numbers.length > 1 && numbers[0] === numbers[1] ? 0 : 1;
  let number: number | undefined;
  const next = (): number => (number === undefined ? Number(list.attrs['start']) : number + step);
  const add = (item: Node): string => {
    number = next();
    return writeItem(item, { ...writing, mark: block.isOrdered ? `${number}${markerEnd}` : markerEnd, isTight });
  };
  return patchSequence({
    text,
    start: block.start,
    end: block.end,
    oldChildren: listOldChildren(source, block.items),
    newChildren: list.content.content.filter((item) => !isEmptyBlock(item)),
    startsOnNewLine: false,
    lineEnds: 1,
    separator: () => (isTight ? lineBreak(writing) : blankLine(writing)),
    isChanged: (node) => isNodeChanged(source, node),
    add,
    keep: (item, old) => {
      const origin = source.origins.get(old.id);
      const entry = origin?.block as SourceListItem;
      const oldMarker = markerText(entry);
      const isFirst = number === undefined;
      const marker =
        block.isOrdered && isFirst && Number.parseInt(oldMarker, 10) !== next() ? `${next()}${markerEnd}` : oldMarker;
      if (marker.length !== oldMarker.length) return add(item);
      number = Number.parseInt(marker, 10);
      if (!isNodeChanged(source, item)) return marker + text.slice(entry.marker.end, entry.end);
      const prefix = saving.prefix + ' '.repeat(entry.indent);
      const range = { start: entry.marker.end, end: entry.end };
      return (
        marker + withBox(patchChildren(item, range, entry.children, { ...saving, prefix }, { isTight }), item, entry)
      );
    },
  });
}

/** Adds, removes or updates the task checkbox of an item. */
function withBox(markdown: string, item: Node, { task }: SourceListItem): string {
  const isTask = item.type.name === 'taskItem';
  const box = `[${item.attrs['checked'] === true ? 'x' : ' '}]`;
  if (!task) return isTask ? markdown.replace(/^\s*/u, (space) => `${space === '' ? ' ' : space}${box} `) : markdown;
  if (!isTask) return markdown.replace(/^(\s*)\\?\[[ xX]\]\s*/u, '$1');
  return item.attrs['checked'] === task.isChecked ? markdown : markdown.replace(/^(\s*)\\?\[[ xX]\]/u, `$1${box}`);
}
