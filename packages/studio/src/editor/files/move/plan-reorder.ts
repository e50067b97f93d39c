import { namesInFolder } from '../create/list-target-folders.ts';
import type { FileEntry } from '../list-entries.ts';
import { areNumbered, digitsOf, isOrderable, readOrder, writeOrder } from '../names/order-names.ts';

/** Plan for reordering a folder. */
export interface ReorderPlan {
  /** New paths by current paths, for all files whose path changes. */
  moves: ReadonlyMap<string, string>;
  /** New path of the moved file or folder. */
  path: string;
  /** New position, counted from 1. */
  position: number;
  /** Number of files and folders in the order. */
  count: number;
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** Names in a folder that take part in its order, in display order; empty if they are not numbered. */
export function orderIn(folder: string, entries: readonly FileEntry[]): string[] {
  const remaining = entries.filter(({ change }) => change !== 'delete');
  const names = namesInFolder(folder, remaining).filter((name) => isOrderable(name));
  if (!areNumbered(names)) return [];
  return names.filter((name) => readOrder(name).number !== undefined).sort((a, b) => byNumber.compare(a, b));
}

/**
 * Moves a file or folder to another position among its siblings by renumbering all in between. Existing numbers are
 * reused, so that gaps stay; `undefined` if the folder is not numbered or the position is the same.
 */
export function planReorder(
  folder: string,
  name: string,
  to: number,
  entries: readonly FileEntry[],
): ReorderPlan | undefined {
  const names = orderIn(folder, entries);
  const from = names.indexOf(name);
  const target = Math.max(0, Math.min(names.length - 1, to));
  if (from === -1 || target === from) return undefined;
  const order = names.toSpliced(from, 1).toSpliced(target, 0, name);
  const numbers = names.map((one) => readOrder(one).number ?? 0);
  const areDistinct = new Set(numbers).size === numbers.length;
  const width = digitsOf(names);
  const moves = new Map<string, string>();
  let path = `${folder}/${name}`;
  for (const [index, old] of order.entries()) {
    const number = areDistinct ? (numbers[index] ?? 0) : index + 1;
    const next = writeOrder(number, width, readOrder(old).rest);
    if (next === old) continue;
    const [before, after] = [`${folder}/${old}`, `${folder}/${next}`];
    if (old === name) path = after;
    for (const { path: file } of entries) {
      if (file === before || file.startsWith(`${before}/`)) moves.set(file, after + file.slice(before.length));
    }
  }
  return { moves, path, position: target + 1, count: names.length };
}
