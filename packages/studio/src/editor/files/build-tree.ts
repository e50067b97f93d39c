import type { FileEntry } from './list-entries.ts';
import { isOrderable, readOrder } from './names/order-names.ts';

/** A file in the tree. */
export interface FileNode {
  kind: 'file';
  id: string;
  entry: FileEntry;
}

/** A folder, or all files of a collection. */
export interface FolderNode {
  kind: 'folder' | 'collection';
  id: string;
  label: string;
  /** Path of the folder from the root of the repository; for a collection, the folder that contains all its files. */
  path: string;
  children: readonly TreeNode[];
  /** Whether a file in it has a draft or errors. */
  isMarked: boolean;
}

/** A node of the tree. */
export type TreeNode = FileNode | FolderNode;

/** Options of `buildTree`. */
export interface TreeOptions {
  /** Names of the collections, in display order. */
  collections: readonly string[];
  /** Folder of all content. */
  content: string;
  /** Languages, in the display order of their folders. */
  locales?: readonly string[];
  /** Returns the label of a folder if it differs from the folder name. */
  labelOf?: (folder: string) => string | undefined;
  /** Label of the group of files that belong to no collection. */
  other: string;
}

const byName = new Intl.Collator('en', { numeric: true });

/**
 * Groups files by collection and folder. A folder that only contains one folder is shown together with it in one row.
 */
export function buildTree(entries: readonly FileEntry[], options: TreeOptions): FolderNode[] {
  const groups = new Map<string, FileEntry[]>(options.collections.map((name) => [name, []]));
  for (const entry of entries) {
    const name = entry.collection ?? '';
    const group = groups.get(name) ?? [];
    group.push(entry);
    groups.set(name, group);
  }
  return [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([name, group]) => {
      const root = readFolder(group, options.content);
      const shownFolder = skipSingle(root);
      return {
        kind: 'collection',
        id: `collection ${name}`,
        label: name === '' ? options.other : name,
        path: shownFolder.path,
        ...contentOf(shownFolder, name, options),
      };
    });
}

interface Folder {
  path: string;
  folders: Map<string, Folder>;
  files: FileEntry[];
}

function readFolder(entries: readonly FileEntry[], content: string): Folder {
  const root: Folder = { path: content, folders: new Map(), files: [] };
  for (const entry of entries) {
    const relativePath = entry.path.startsWith(`${content}/`) ? entry.path.slice(content.length + 1) : entry.path;
    let folder = root;
    for (const name of relativePath.split('/').slice(0, -1)) {
      const subfolder = folder.folders.get(name) ?? { path: `${folder.path}/${name}`, folders: new Map(), files: [] };
      folder.folders.set(name, subfolder);
      folder = subfolder;
    }
    folder.files.push(entry);
  }
  return root;
}

/** Returns the innermost folder that contains everything. */
function skipSingle(folder: Folder): Folder {
  const [only, ...others] = folder.folders.values();
  return only && others.length === 0 && folder.files.length === 0 ? skipSingle(only) : folder;
}

function contentOf(
  { folders, files }: Folder,
  collection: string,
  options: TreeOptions,
): Pick<FolderNode, 'children' | 'isMarked'> {
  const nodes: { name: string; node: TreeNode }[] = [...folders].map(([name, folder]) => {
    const shownFolder = skipSingle(folder);
    const node: FolderNode = {
      kind: 'folder',
      id: `folder ${collection} ${shownFolder.path}`,
      label: labelsOf(folder, shownFolder, options).join(' / '),
      path: shownFolder.path,
      ...contentOf(shownFolder, collection, options),
    };
    const index = (options.locales ?? []).indexOf(folder.path.slice(options.content.length + 1));
    return { name: index === -1 ? name : String(index), node };
  });
  for (const entry of files) {
    const name = entry.path.slice(entry.path.lastIndexOf('/') + 1);
    // The settings and the index page of a folder come first.
    nodes.push({ name: isOrderable(name) ? name : '', node: { kind: 'file', id: entry.path, entry } });
  }
  nodes.sort((a, b) => byName.compare(a.name, b.name));
  const children = nodes.map(({ node }) => node);
  return { children, isMarked: children.some(isMarked) };
}

function labelsOf(first: Folder, last: Folder, options: TreeOptions): string[] {
  const name = first.path.slice(first.path.lastIndexOf('/') + 1);
  const label = options.labelOf?.(first.path) ?? readOrder(name).rest;
  const [inner] = first.folders.values();
  return first === last || !inner ? [label] : [label, ...labelsOf(inner, last, options)];
}

function isMarked(node: TreeNode): boolean {
  return node.kind === 'file' ? node.entry.change !== undefined || node.entry.invalid === true : node.isMarked;
}

/** Ids of the folders that have to be open for a file to be visible. */
export function foldersOf(path: string, roots: readonly TreeNode[]): string[] {
  for (const node of roots) {
    if (node.kind === 'file') {
      if (node.id === path) return [];
      continue;
    }
    const isInside = node.children.some((child) => child.kind === 'file' && child.id === path);
    const childFolders = isInside ? [] : foldersOf(path, node.children);
    if (isInside || childFolders.length > 0) return [node.id, ...childFolders];
  }
  return [];
}
