import { isElement } from '@recto/content';
import type { Props, TreeNode } from '@recto/content';
import type { Locale, Site } from '../app/site.ts';
import { localiseUrl } from './localise-url.ts';
import { isMultilingual } from './locale.ts';

interface LocaliseLinksOptions {
  site: Site;
  /** Locale of the page. */
  locale: Locale;
  /** Locale of the text. */
  text: Locale;
  /** Adds the base path to images too, for a body that is rendered without image metadata. */
  pictures?: boolean;
}

/**
 * Localises the links of a body: links without a locale get that of the page, and if the text is in another language,
 * links to that language get the locale of the page too.
 */
export function localiseLinks(
  nodes: readonly TreeNode[],
  { site, locale, text, pictures = false }: LocaliseLinksOptions,
): readonly TreeNode[] {
  if (!isMultilingual(site) && (site.base ?? '') === '') return nodes;
  const change = (address: string): string => localiseUrl(address, locale, site, text);
  const names = pictures ? [...LINK_PROPS, 'src'] : LINK_PROPS;
  const visit = (node: TreeNode): TreeNode => {
    if (!isElement(node)) return node;
    const [tag, props, ...children] = node;
    return [tag, changeLinks(props, names, change), ...children.map(visit)];
  };
  return nodes.map(visit);
}

/** Properties that contain URLs, of elements and components. */
const LINK_PROPS = ['href', 'to'];

function changeLinks(props: Props, names: readonly string[], change: (address: string) => string): Props {
  const entries = Object.entries(props).map(([name, value]): [string, unknown] => {
    if (typeof value === 'string') return [name, names.includes(name) ? change(value) : value];
    return [name, changeNestedLinks(value, names, change)];
  });
  return Object.fromEntries(entries);
}

/** Changes links in nested values, because properties of components can be lists of links. */
function changeNestedLinks(value: unknown, names: readonly string[], change: (address: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => changeNestedLinks(item, names, change));
  return typeof value === 'object' && value !== null ? changeLinks(value as Props, names, change) : value;
}
