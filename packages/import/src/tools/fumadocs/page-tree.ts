import { posix } from 'node:path';
import type { PageSource, SidebarEntry } from '../../model/site.ts';
import { textProp } from '../../convert/components.ts';
import { normalisePath } from '../../convert/site-index.ts';
import { isObject, listOf } from '../../read/evaluate.ts';
import { parseData } from '../../read/parse-data.ts';
import type { Source } from '../../read/source.ts';
import type { Report } from '../../report/report.ts';

interface Context {
  source: Source;
  report: Report;
  /** Pages of the default language by file path, without language code and extension. */
  pages: ReadonlyMap<string, PageSource>;
  /** Lists the files and folders in a folder, sorted. */
  listFolder: (folder: string) => string[];
  isFolder: (path: string) => boolean;
}

/** Reads the sidebar from the `meta.json` files. */
export function readSidebar(
  source: Source,
  contentFolder: string,
  pages: readonly PageSource[],
  rootPath: string,
  report: Report,
): SidebarEntry[] {
  const [first] = pages;
  const defaultPages = pages.filter(({ language }) => language === first?.language);
  const pagesByPath = new Map(
    defaultPages.map((page) => [page.file.replace(/(?:\.[a-z]{2}(?:-\w+)?)?\.mdx?$/iu, ''), page]),
  );
  const folders = new Set([...pagesByPath.keys()].flatMap((file) => parentFolders(file, contentFolder)));
  const context: Context = {
    source,
    report,
    pages: pagesByPath,
    listFolder: (folder) =>
      [...pagesByPath.keys(), ...folders].filter((path) => posix.dirname(path) === folder).toSorted(),
    isFolder: (path) => folders.has(path) && !pagesByPath.has(path),
  };
  const entries = readFolder(contentFolder, context);
  return entries.length === 0 ? [normalisePath(rootPath)] : entries;
}

function parentFolders(file: string, top: string): string[] {
  const folder = posix.dirname(file);
  return folder === top || folder === '.' ? [] : [folder, ...parentFolders(folder, top)];
}

function readMeta(folder: string, { source }: Context): Record<string, unknown> {
  const file = posix.join(folder, 'meta.json');
  const data = source.has(file) ? parseData(file, source.text(file) ?? '') : undefined;
  return isObject(data) ? data : {};
}

/** Reads the entries of a folder; entries after a separator form a group that is named after it. */
function readFolder(folder: string, context: Context): SidebarEntry[] {
  const { pages } = readMeta(folder, context);
  const names = Array.isArray(pages) ? listOf(pages).filter((name) => typeof name === 'string') : ['index', '...'];
  const listedPaths = new Set(
    names.map((name) => posix.join(folder, name.replace(/^(?:!|\.\.\.)/u, '').replace(/\.mdx?$/u, ''))),
  );
  const result: SidebarEntry[] = [];
  let group: { label: string; items: SidebarEntry[]; collapsed: false } | undefined;
  for (const name of names) {
    const [, label] = /^---(?:\[[^\]]*\])?(.*?)---$/u.exec(name) ?? [];
    if (label !== undefined) {
      group = label.trim() === '' ? undefined : { label: label.trim(), items: [], collapsed: false };
      if (group) result.push(group);
      continue;
    }
    (group?.items ?? result).push(...readEntry(name, folder, listedPaths, context));
  }
  return result.filter((entry) => typeof entry === 'string' || !('items' in entry) || entry.items.length > 0);
}

function readEntry(name: string, folder: string, listedPaths: ReadonlySet<string>, context: Context): SidebarEntry[] {
  if (name.startsWith('!')) return [];
  if (name === '...' || name === 'z...a') {
    const rest = context.listFolder(folder).filter((path) => !listedPaths.has(path));
    return (name === '...' ? rest : rest.toReversed()).flatMap((path) => readPath(path, context));
  }
  const link = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/u.exec(name);
  if (link) return [{ to: link[2] ?? '', label: link[1] ?? '' }];
  if (name.startsWith('...')) return readFolder(posix.join(folder, name.slice(3)), context);
  return readPath(posix.join(folder, name.replace(/\.mdx?$/u, '')), context);
}

function readPath(path: string, context: Context): SidebarEntry[] {
  const page = context.pages.get(path);
  if (page) return [normalisePath(page.path)];
  if (!context.isFolder(path)) return [];
  const { title, defaultOpen } = readMeta(path, context);
  const items = readFolder(path, context);
  if (items.length === 0) return [];
  return [{ label: textProp(title) ?? folderLabel(path), items, ...(defaultOpen === true && { collapsed: false }) }];
}

function folderLabel(path: string): string {
  const words = posix.basename(path).replaceAll(/[()]/gu, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
