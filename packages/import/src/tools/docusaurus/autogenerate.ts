import { posix } from 'node:path';
import type { SidebarEntry } from '../../model/site.ts';
import { textProp } from '../../convert/components.ts';
import { normalisePath } from '../../convert/site-index.ts';
import { parseData } from '../../read/parse-data.ts';
import type { Source } from '../../read/source.ts';
import { objectOf } from './config.ts';
import type { DocsInstance } from './config.ts';
import { numberOf, withoutNumber } from './docs-pages.ts';
import type { Doc } from './docs-pages.ts';

interface Context {
  source: Source;
  instance: DocsInstance;
  docs: readonly Doc[];
}

/** Generates the sidebar entries of a folder as Docusaurus does: sorted by position, then by name. */
export function autogenerate(folder: string, context: Context): SidebarEntry[] {
  const folderPath = folder === '.' ? '' : folder.replace(/\/$/u, '');
  const plain = (path: string): string => path.split('/').map(withoutNumber).join('/');
  const folderDocs = context.docs.filter(
    (doc) =>
      folderPath === '' ||
      plain(doc.folder) === plain(folderPath) ||
      plain(doc.folder).startsWith(`${plain(folderPath)}/`),
  );
  return entriesOf(folderDocs, folderPath === '' ? 0 : folderPath.split('/').length, context);
}

interface SortableEntry {
  entry: SidebarEntry;
  position: number;
  name: string;
}

function entriesOf(docs: readonly Doc[], depth: number, context: Context): SidebarEntry[] {
  const folderDocs = docs.filter((doc) => depthOf(doc) === depth && !doc.isUnlisted);
  const folders = Map.groupBy(
    docs.filter((doc) => depthOf(doc) > depth),
    (doc) =>
      doc.folder
        .split('/')
        .slice(0, depth + 1)
        .join('/'),
  );
  const entries: SortableEntry[] = [
    ...folderDocs.map((doc) => ({ entry: entryOf(doc), position: doc.position ?? Infinity, name: doc.id })),
    ...[...folders].map(([folder, below]) => {
      const { label, position, collapsed } = settingsOf(folder, context);
      const items = entriesOf(below, depth + 1, context);
      const entry = { label, items, ...(collapsed === false && { collapsed }) };
      return { entry, position: position ?? numberOf(posix.basename(folder)) ?? Infinity, name: folder };
    }),
  ];
  return entries
    .toSorted((a, b) => (a.position === b.position ? (a.name < b.name ? -1 : 1) : a.position - b.position))
    .map(({ entry }) => entry)
    .filter((entry) => typeof entry === 'string' || !('items' in entry) || entry.items.length > 0);
}

function depthOf({ folder }: Doc): number {
  return folder === '' ? 0 : folder.split('/').length;
}

function entryOf({ page, label }: Doc): SidebarEntry {
  const path = normalisePath(page.path);
  return label === undefined ? path : { to: path, label };
}

function settingsOf(folder: string, { source, instance }: Context) {
  const file = ['_category_.json', '_category_.yml', '_category_.yaml']
    .map((name) => posix.join(instance.folder, folder, name))
    .find((path) => source.has(path));
  const data = objectOf(file === undefined ? undefined : parseData(file, source.text(file) ?? ''));
  const name = withoutNumber(posix.basename(folder));
  return {
    label: textProp(data['label']) ?? name.charAt(0).toUpperCase() + name.slice(1),
    position: typeof data['position'] === 'number' ? data['position'] : undefined,
    collapsed: data['collapsed'],
  };
}
