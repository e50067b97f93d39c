import { isElement } from '@recto/content';
import type { Props, TreeNode } from '@recto/content';
import type { Locale, Site } from '../app/site.ts';
import { localiseAddress } from './localise-address.ts';
import { isMultilingual } from './locale.ts';

interface LocaliseLinksOptions {
  site: Site;
  /** The reader's. */
  locale: Locale;
  text: Locale;
  /** Below a folder, pictures get it too: for a body that is drawn without what is known of them. */
  pictures?: boolean;
}

/**
 * A body whose links stay in the reader's language: those without one get it, and where the text is another
 * language's, links to that language lead on in the reader's own.
 */
export function localiseLinks(
  nodes: readonly TreeNode[],
  { site, locale, text, pictures = false }: LocaliseLinksOptions,
): readonly TreeNode[] {
  if (!isMultilingual(site) && (site.base ?? '') === '') return nodes;
  const change = (address: string): string => localiseAddress(address, locale, site, text);
  const names = pictures ? [...LINKS, 'src'] : LINKS;
  const visit = (node: TreeNode): TreeNode => {
    if (!isElement(node)) return node;
    const [tag, props, ...children] = node;
    return [tag, changeLinks(props, names, change), ...children.map(visit)];
  };
  return nodes.map(visit);
}

/** Properties that lead somewhere, on elements and components alike. */
const LINKS = ['href', 'to'];

function changeLinks(props: Props, names: readonly string[], change: (address: string) => string): Props {
  const entries = Object.entries(props).map(([name, value]): [string, unknown] => {
    if (typeof value === 'string') return [name, names.includes(name) ? change(value) : value];
    return [name, changeInside(value, names, change)];
  });
  return Object.fromEntries(entries);
}

/** A component's properties may be whole lists of links. */
function changeInside(value: unknown, names: readonly string[], change: (address: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => changeInside(item, names, change));
  return typeof value === 'object' && value !== null ? changeLinks(value as Props, names, change) : value;
}
