import { isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { withBase } from '../app/urls.ts';
import type { Site } from '../app/site.ts';

type SiteBase = Pick<Site, 'base' | 'locales'>;

const LINKS = new Set(['href', 'to']);

/** Adds the base path of the site to the links and images of a tree, which are written without it. */
export function addBaseToNodes(nodes: readonly TreeNode[], site: SiteBase): TreeNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const [tag, props, ...children] = node;
    const newProps = Object.entries(props).map(([name, value]): [string, unknown] => {
      if (typeof value !== 'string') return [name, value];
      if (LINKS.has(name)) return [name, addBaseToLink(value, site)];
      return [name, name === 'src' ? withBase(value, site.base ?? '') : value];
    });
    return [tag, Object.fromEntries(newProps), ...addBaseToNodes(children, site)];
  });
}

/**
 * Adds the base path as `localiseUrl` does, but no language: a path without a language is redirected, and a browser need
 * not load the code for languages. Only a path with base path and language is considered complete.
 */
function addBaseToLink(address: string, { base = '', locales }: SiteBase): string {
  if (!/^\/(?!\/)/u.test(address)) return address;
  const [path = ''] = address.split(/[?#]/u);
  const isWhole = locales.length > 1 && locales.some(({ code }) => `${path}/`.startsWith(`${base}/${code}/`));
  return isWhole ? address : base + address;
}
