import type { HeaderEntry } from '../../model/site.ts';
import { textProp } from '../../convert/components.ts';
import { normalisePath } from '../../convert/site-index.ts';
import { objectOf } from './config.ts';
import type { DocusaurusConfig } from './config.ts';
import type { DocsPart } from './docusaurus.ts';
import { firstPath } from './sidebars.ts';

/** Returns the header entries. The version and language menus are left out because Recto has its own. */
export function headerOf({ theme }: DocusaurusConfig, parts: readonly DocsPart[]): HeaderEntry[] {
  const items = objectOf(theme['navbar'])['items'];
  const pagePaths = new Set(parts.flatMap(({ pages }) => pages.map(({ path }) => normalisePath(path))));
  return (Array.isArray(items) ? items : []).map(objectOf).flatMap((item): HeaderEntry[] => {
    const label = textProp(item['label']);
    if (label === undefined) return [];
    const childItems = Array.isArray(item['items']) ? item['items'].map(objectOf) : [];
    const children = childItems.flatMap((child) => {
      const [name, to] = [textProp(child['label']), targetOf(child, parts, pagePaths)];
      return name === undefined || to === undefined ? [] : [{ label: name, to }];
    });
    const to = targetOf(item, parts, pagePaths) ?? children[0]?.to;
    if (to === undefined) return [];
    return [{ label, to, ...(children.length > 0 && { children }) }];
  });
}

function targetOf(
  item: Record<string, unknown>,
  parts: readonly DocsPart[],
  pagePaths: ReadonlySet<string>,
): string | undefined {
  const plugin = textProp(item['docsPluginId']) ?? 'default';
  const part = parts.find(({ instance }) => instance.id === plugin);
  if (item['type'] === 'doc') return part?.pathOf(String(item['docId']));
  if (item['type'] === 'docSidebar') return firstPath(part?.sidebars[String(item['sidebarId'])] ?? []);
  const href = textProp(item['href']);
  if (href !== undefined && /^https?:/u.test(href)) return href;
  const path = normalisePath(`/${(textProp(item['to']) ?? '').replace(/^\//u, '')}`);
  return pagePaths.has(path) ? path : undefined;
}
