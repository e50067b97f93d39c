import { isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { placeBelow } from '../app/addresses.ts';
import type { Site } from '../app/site.ts';

type Folder = Pick<Site, 'base' | 'locales'>;

const LINKS = new Set(['href', 'to']);

/** A tree whose links and pictures lie below the folder of the site: its author knew nothing of it. */
export function nodesBelow(nodes: readonly TreeNode[], folder: Folder): TreeNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const [tag, props, ...children] = node;
    const placed = Object.entries(props).map(([name, value]): [string, unknown] => {
      if (typeof value !== 'string') return [name, value];
      if (LINKS.has(name)) return [name, linkBelow(value, folder)];
      return [name, name === 'src' ? placeBelow(value, folder.base ?? '') : value];
    });
    return [tag, Object.fromEntries(placed), ...nodesBelow(children, folder)];
  });
}

/**
 * What `localiseAddress` says of the folder, and nothing of languages, which a tree in the browser does not get: so
 * none of that has to be loaded for it. Only an address that has folder and language is taken for whole.
 */
function linkBelow(address: string, { base = '', locales }: Folder): string {
  if (!/^\/(?!\/)/u.test(address)) return address;
  const [path = ''] = address.split(/[?#]/u);
  const isWhole = locales.length > 1 && locales.some(({ code }) => `${path}/`.startsWith(`${base}/${code}/`));
  return isWhole ? address : base + address;
}
