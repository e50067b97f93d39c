import type { HeaderEntry, PageSource, Section, SidebarEntry } from '../../model/site.ts';
import { textProp } from '../../convert/components.ts';
import { normalisePath } from '../../convert/site-index.ts';
import { isObject } from '../../read/evaluate.ts';
import type { Report } from '../../report/report.ts';

type Item = Record<string, unknown>;

/** Returns a section for each path that has a sidebar. A single sidebar applies to the whole site. */
export function sectionsOf(theme: Item, pages: readonly PageSource[], report: Report, file: string): Section[] {
  const { sidebar } = theme;
  const pagePaths = new Set(pages.map(({ path }) => normalisePath(path)));
  const entriesOf = (items: unknown, base: string): SidebarEntry[] => readItems(items, base, pagePaths, report, file);
  if (Array.isArray(sidebar)) return [{ kind: 'docs', path: '/', sidebar: [...entriesOf(sidebar, ''), '*'] }];
  const roots = Object.entries(isObject(sidebar) ? sidebar : {}).map(([path, value]): Section => {
    const { items = value, base = '' } = isObject(value) ? value : {};
    return { kind: 'docs', path: normalisePath(path), sidebar: [...entriesOf(items, String(base)), '*'] };
  });
  return roots.length > 0 ? roots : [{ kind: 'docs', path: '/' }];
}

function readItems(
  items: unknown,
  base: string,
  pagePaths: ReadonlySet<string>,
  report: Report,
  file: string,
): SidebarEntry[] {
  return (Array.isArray(items) ? items : []).filter(isObject).flatMap((item): SidebarEntry[] => {
    const itemBase = typeof item['base'] === 'string' ? item['base'] : base;
    const label = plainText(textProp(item['text']) ?? '');
    const link = textProp(item['link']);
    const ownEntries = link === undefined ? [] : linkEntry(withBase(link, itemBase), label, pagePaths);
    if (link !== undefined && ownEntries.length === 0) {
      report.add('dropped', 'sidebar/entry', `The sidebar entry "${label}" does not point to a page: ${link}`, {
        file,
      });
    }
    if (!Array.isArray(item['items'])) return ownEntries;
    const childEntries = readItems(item['items'], itemBase, pagePaths, report, file);
    if (childEntries.length + ownEntries.length === 0) return [];
    // A group without `collapsed` is always open in VitePress, so it is open here initially.
    return [
      { label, items: [...ownEntries, ...childEntries], ...(item['collapsed'] !== true && { collapsed: false }) },
    ];
  });
}

function linkEntry(link: string, label: string, pagePaths: ReadonlySet<string>): SidebarEntry[] {
  if (/^[a-z]+:/iu.test(link)) return [{ to: link, label }];
  const [path = '', hash] = link.split('#');
  const pagePath = normalisePath(path.startsWith('/') ? path : `/${path}`);
  return pagePaths.has(pagePath) ? [{ to: hash === undefined ? pagePath : `${pagePath}#${hash}`, label }] : [];
}

function withBase(link: string, base: string): string {
  return /^(?:[a-z]+:|\/)/iu.test(link) ? link : base + link;
}

function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/gu, '').trim();
}

/** Returns the header entries. */
export function headerOf({ nav }: Item, pages: readonly PageSource[]): HeaderEntry[] {
  const pagePaths = new Set(pages.map(({ path }) => normalisePath(path)));
  const pathOf = (link: string): string | undefined => {
    if (/^[a-z]+:/iu.test(link)) return link;
    const path = normalisePath(link.replace(/#.*$/u, ''));
    return pagePaths.has(path) ? path : undefined;
  };
  return (Array.isArray(nav) ? nav : []).filter(isObject).flatMap((item): HeaderEntry[] => {
    const label = textProp(item['text']);
    const to = typeof item['link'] === 'string' ? pathOf(item['link']) : undefined;
    const children = headerOf({ nav: item['items'] }, pages).map(({ label: name, to: target }) => ({
      label: name,
      to: target,
    }));
    if (label === undefined) return children;
    if (to !== undefined) return [{ label, to }];
    const [first] = children;
    return first ? [{ label, to: first.to, children }] : [];
  });
}
