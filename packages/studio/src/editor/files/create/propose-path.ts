import { normalisePath } from '../../../paths/check-tree.ts';
import type { Tree } from '../../studio.ts';
import type { FileEntry } from '../list-entries.ts';
import { nextName, readOrder } from '../names/order-names.ts';
import { slugOf } from '../names/slug.ts';
import { extensionIn, namesInFolder } from './list-target-folders.ts';

/** Input of `proposePath`. */
export interface Proposal {
  folder: string;
  title: string;
  tree: Pick<Tree, 'files'>;
  entries: readonly FileEntry[];
  /** Path of a file whose extension is used. */
  like?: string | undefined;
}

/**
 * Proposes an unused path for a new file: its name is derived from the title, with a number if its siblings are
 * numbered.
 */
export function proposePath({ folder, title, tree, entries, like }: Proposal): string {
  const extension = like === undefined ? extensionIn(folder, entries, 'md') : like.slice(like.lastIndexOf('.') + 1);
  const slug = slugOf(title) || 'page';
  const neighbours = namesInFolder(folder, entries);
  const slugs = new Set(
    [...entries, ...tree.files].filter(({ path }) => path.startsWith(`${folder}/`)).map(({ path }) => keyOf(path)),
  );
  for (let count = 1; ; count += 1) {
    const name = `${slug}${count === 1 ? '' : `-${count}`}.${extension}`;
    if (!slugs.has(keyOf(`${folder}/${name}`))) return `${folder}/${nextName(name, neighbours)}`;
  }
}

/** Two files with the same key would have the same URL. */
function keyOf(path: string): string {
  const end = path.lastIndexOf('/') + 1;
  return normalisePath(path.slice(0, end) + readOrder(path.slice(end)).rest);
}
