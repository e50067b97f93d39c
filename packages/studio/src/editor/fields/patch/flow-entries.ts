import { permute } from './block-entries.ts';
import type { CollectionNode, Splice } from './source-tree.ts';

/** Inserts an entry into a flow collection (in brackets), in JSON or YAML. */
export function insertInFlow(text: string, container: CollectionNode, index: number, entry: string): Splice {
  const { entries } = container;
  const separator = separatorOf(text, container);
  const before = entries[index - 1];
  if (before) return { start: before.range.end, end: before.range.end, insert: separator + entry };
  const at = entries[0]?.range.start ?? container.range.start + 1;
  return { start: at, end: at, insert: entry + (entries.length > 0 ? separator : '') };
}

/** Removes one of several entries and its comma. */
export function removeFromFlow(text: string, { entries }: CollectionNode, index: number): Splice {
  const [before, entry, next] = [entries[index - 1], entries[index], entries[index + 1]];
  if (!entry) return { start: 0, end: 0, insert: '' };
  const { start, end } = entry.range;
  if (next) {
    const between = text.slice(end, next.range.start);
    const comma = end + between.indexOf(',') + 1;
    return { start, end: between.includes('#') ? comma : next.range.start, insert: '' };
  }
  const from = before?.range.end ?? start;
  const comma = text.slice(from, start).lastIndexOf(',');
  // A comment between the two entries stays, with the comma before it.
  return { start: comma === -1 || text.slice(from, start).includes('#') ? start : from, end, insert: '' };
}

/** Moves an entry of a flow collection. */
export function moveInFlow(text: string, { entries }: CollectionNode, from: number, to: number): Splice[] {
  return permute(
    text,
    entries.map(({ range }) => range),
    from,
    to,
  );
}

/** Text between two entries, without comments. */
function separatorOf(text: string, { entries, range }: CollectionNode): string {
  const [first, second] = entries;
  if (!first) return '';
  const between = second
    ? text.slice(first.range.end, second.range.start)
    : `,${text.slice(range.start + 1, first.range.start)}`;
  if (/^\s*,\s*$/u.test(between) && (second || between.includes('\n'))) return between.trimStart();
  return /[:,]\S/u.test(text) && !/[:,]\s/u.test(text) ? ',' : ', ';
}
