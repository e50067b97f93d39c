import { isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { withBase } from '../app/urls.ts';
import type { Site } from '../app/site.ts';

type SiteBase = Pick<Site, 'base' | 'locales'>;

const LINKS = new Set(['href', 'to']);

/** Adds the base path of the site to the links and images of a tree, which are written without it. */
export function addBaseToNodes(nodes: readonly TreeNode[], folder: SiteBase): TreeNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const [tag, props, ...children] = node;
    const placed = Object.entries(props).map(([name, value]): [string, unknown] => {
      if (typeof value !== 'string') return [name, value];
      if (LINKS.has(name)) return [name, addBaseToLink(value, folder)];
      return [name, name === 'src' ? withBase(value, folder.base ?? '') : value];
    });
    return [tag, Object.fromEntries(placed), ...addBaseToNodes(children, folder)];
  });
}

/**
 * Adds the base path as `localiseUrl` does, but no language, which the tree in a browser does not need: so that
 * code is not loaded. Only a path with base path and language is considered complete.
 */
function addBaseToLink(address: string, { base = '', locales }: SiteBase): string {
  if (!/^\/(?!\/)/u.test(address)) return address;
  const [path = ''] = address.split(/[?#]/u);
  const isWhole = locales.length > 1 && locales.some(({ code }) => `${path}/`.startsWith(`${base}/${code}/`));
  return isWhole ? address : base + address;
}
