import { posix } from 'node:path';
import type { PageSource, SidebarEntry } from '../../model/site.ts';
import { textProp } from '../../convert/components.ts';
import { normalPath } from '../../convert/site-index.ts';
import { isObject, listOf } from '../../read/evaluate.ts';
import { parseData } from '../../read/parse-data.ts';
import type { Source } from '../../read/source.ts';
import type { Report } from '../../report/report.ts';

interface Context {
  source: Source;
  report: Report;
  /** Pages of the default language by file path without extension. */
  pages: ReadonlyMap<string, PageSource>;
  /** Lists the files and folders in a folder, sorted. */
  inside: (folder: string) => string[];
  isFolder: (path: string) => boolean;
}

/** Reads the sidebar from the `meta.json` files. */
export function readTree(
  source: Source,
  texts: string,
  pages: readonly PageSource[],
  root: string,
  report: Report,
): SidebarEntry[] {
  const [first] = pages;
  const own = pages.filter(({ language }) => language === first?.language);
  const files = new Map(own.map((page) => [page.file.replace(/(?:\.[a-z]{2}(?:-\w+)?)?\.mdx?$/iu, ''), page]));
  const folders = new Set([...files.keys()].flatMap((file) => parents(file, texts)));
  const context: Context = {
    source,
    report,
    pages: files,
    inside: (folder) => [...files.keys(), ...folders].filter((path) => posix.dirname(path) === folder).toSorted(),
    isFolder: (path) => folders.has(path) && !files.has(path),
  };
  const entries = readFolder(texts, context);
  return entries.length === 0 ? [normalPath(root)] : entries;
}

function parents(file: string, top: string): string[] {
  const folder = posix.dirname(file);
  return folder === top || folder === '.' ? [] : [folder, ...parents(folder, top)];
}

function metaOf(folder: string, { source }: Context): Record<string, unknown> {
  const file = posix.join(folder, 'meta.json');
  const data = source.has(file) ? parseData(file, source.text(file) ?? '') : undefined;
  return isObject(data) ? data : {};
}

/** Reads the entries of a folder; entries after a separator form a group named after it. */
function readFolder(folder: string, context: Context): SidebarEntry[] {
  const { pages } = metaOf(folder, context);
  const names = Array.isArray(pages) ? listOf(pages).filter((name) => typeof name === 'string') : ['index', '...'];
  const named = new Set(
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
    (group?.items ?? result).push(...readName(name, folder, named, context));
  }
  return result.filter((entry) => typeof entry === 'string' || !('items' in entry) || entry.items.length > 0);
}

function readName(name: string, folder: string, named: ReadonlySet<string>, context: Context): SidebarEntry[] {
  if (name.startsWith('!')) return [];
  if (name === '...' || name === 'z...a') {
    const rest = context.inside(folder).filter((path) => !named.has(path));
    return (name === '...' ? rest : rest.toReversed()).flatMap((path) => readPath(path, context));
  }
  const link = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/u.exec(name);
  if (link) return [{ to: link[2] ?? '', label: link[1] ?? '' }];
  if (name.startsWith('...')) return readFolder(posix.join(folder, name.slice(3)), context);
  return readPath(posix.join(folder, name.replace(/\.mdx?$/u, '')), context);
}

function readPath(path: string, context: Context): SidebarEntry[] {
  const page = context.pages.get(path);
  if (page) return [normalPath(page.path)];
  if (!context.isFolder(path)) return [];
  const { title, defaultOpen } = metaOf(path, context);
  const items = readFolder(path, context);
  if (items.length === 0) return [];
  return [{ label: textProp(title) ?? nameOf(path), items, ...(defaultOpen === true && { collapsed: false }) }];
}

function nameOf(path: string): string {
  const words = posix.basename(path).replaceAll(/[()]/gu, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
