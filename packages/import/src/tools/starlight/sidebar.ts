import { posix } from 'node:path';
import type { PageSource, SidebarEntry } from '../../model/site.ts';
import { textProp } from '../../convert/components.ts';
import { splitFrontMatter } from '../../convert/front-matter.ts';
import { normalisePath } from '../../convert/site-index.ts';
import { isObject, listOf } from '../../read/evaluate.ts';
import type { Source } from '../../read/source.ts';
import type { Report } from '../../report/report.ts';

interface Context {
  pages: readonly PageSource[];
  source: Source;
  report: Report;
  file: string;
}

/** Reads the sidebar of the configuration, or generates one from all content files if there is none. */
export function readSidebar(
  sidebar: unknown,
  pages: readonly PageSource[],
  source: Source,
  report: Report,
  file: string,
): SidebarEntry[] {
  const [first] = pages;
  const sidebarPages = pages.filter(({ language, kind }) => language === first?.language && kind !== 'landing');
  const context = { pages: sidebarPages, source, report, file };
  return Array.isArray(sidebar)
    ? listOf(sidebar).flatMap((entry) => readEntry(entry, context))
    : autogenerate('/', context);
}

function readEntry(entry: unknown, context: Context): SidebarEntry[] {
  if (typeof entry === 'string') return pageEntry(entry, undefined, context);
  if (!isObject(entry)) return [];
  const label = textProp(entry['label']);
  if (typeof entry['slug'] === 'string') return pageEntry(entry['slug'], label, context);
  if (typeof entry['link'] === 'string') return linkEntry(entry['link'], label ?? entry['link'], context);
  const { autogenerate: generated } = entry;
  const items = isObject(generated)
    ? autogenerate(`/${textProp(generated['directory']) ?? ''}`, context)
    : listOf(entry['items']).flatMap((item) => readEntry(item, context));
  if (label === undefined || items.length === 0) return items;
  return [{ label, items, ...(entry['collapsed'] !== true && { collapsed: false }) }];
}

function pageEntry(slug: string, label: string | undefined, { pages, report, file }: Context): SidebarEntry[] {
  const path = normalisePath(`/${slug}`);
  if (!pages.some((page) => normalisePath(page.path) === path)) {
    report.add('dropped', 'sidebar/entry', `The sidebar contains "${slug}", which is not a page.`, { file });
    return [];
  }
  return [label === undefined ? path : { to: path, label }];
}

function linkEntry(link: string, label: string, context: Context): SidebarEntry[] {
  if (/^[a-z]+:/iu.test(link)) return [{ to: link, label }];
  return pageEntry(link.replaceAll(/^\/+|\/+$/gu, ''), label, context);
}

/**
 * Generates entries for the pages and folders below a path, sorted by the order in their front matter, then by name.
 */
function autogenerate(root: string, context: Context): SidebarEntry[] {
  const folder = normalisePath(root);
  const prefix = folder === '/' ? '/' : `${folder}/`;
  const pagesInFolder = context.pages
    .map((page) => ({ page, path: normalisePath(page.path), ...sidebarOf(page, context) }))
    .filter(({ path, isHidden }) => !isHidden && (path === folder || path.startsWith(prefix)));
  const directPages = pagesInFolder.filter(({ path }) => path === folder || posix.dirname(path) === folder);
  const pagesByFolder = Map.groupBy(
    pagesInFolder.filter((item) => !directPages.includes(item)),
    ({ path }) => path.slice(prefix.length).split('/')[0] ?? '',
  );
  const folders = [...pagesByFolder].map(([name, items]) => ({
    entry: { label: name, items: autogenerate(prefix + name, context), collapsed: false },
    order: Math.min(...items.map(({ order }) => order)),
    path: prefix + name,
  }));
  const pages = directPages
    .filter(({ path }) => !pagesByFolder.has(path.slice(prefix.length)) || path === folder)
    .map(({ path, order, label }) => ({ entry: label === undefined ? path : { to: path, label }, order, path }));
  return [...pages, ...folders]
    .toSorted((a, b) => (a.order === b.order ? (a.path < b.path ? -1 : 1) : a.order - b.order))
    .map(({ entry }) => entry);
}

function sidebarOf(page: PageSource, { source }: Context) {
  const { sidebar } = splitFrontMatter(source.text(page.file) ?? '').fields.values;
  const { order, label, hidden } = isObject(sidebar) ? sidebar : {};
  return { order: typeof order === 'number' ? order : Infinity, label: textProp(label), isHidden: hidden === true };
}
