import type { FilePosition } from '../errors.ts';
import { isAsset } from '../build/asset-types.ts';
import { pathOf, positionIn, findUrl, suffixOf } from '../parse/written-urls.ts';
import type { TextPosition } from '../parse/written-urls.ts';
import { childrenOf, isElement } from '../parse/document.ts';
import type { DocumentBody, LineRange, TreeElement, TreeNode } from '../parse/document.ts';

/** A URL of a link or of media in a document. */
export interface FoundUrl extends Omit<FilePosition, 'file'> {
  url: string;
  /** A link navigates to the URL; media are embedded in the page. */
  kind: 'link' | 'media';
}

type Found = Pick<FoundUrl, 'url' | 'kind'>;

const KINDS: Record<string, Found['kind']> = { to: 'link', href: 'link', src: 'media', poster: 'media' };

/** Finds the URLs in the fields of a document, with their positions. */
export function urlsInFields(fields: Record<string, unknown>, lines: readonly string[]): FoundUrl[] {
  return urlsInValue(fields).map((link) => ({ ...link, ...findUrl(link.url, lines) }));
}

/** Finds the URLs in a body, with their positions. */
export function urlsInBody({ nodes, lines: ranges = [] }: DocumentBody, lines: readonly string[]): FoundUrl[] {
  return nodes.flatMap((node, index) => {
    const range = ranges[index] ?? undefined;
    return urlsInNode(node).map((link) => ({ ...link, ...positionInRange(link.url, lines, range) }));
  });
}

/** Collects all ids in a tree, which URL fragments can refer to. */
export function idsIn(nodes: readonly TreeNode[], ids = new Set<string>()): Set<string> {
  for (const node of nodes.filter(isElement)) {
    const { id } = node[1];
    if (typeof id === 'string') ids.add(id);
    idsIn(childrenOf(node), ids);
  }
  return ids;
}

function urlsInNode(node: TreeNode): Found[] {
  if (!isElement(node)) return [];
  return [...urlsInElement(node), ...childrenOf(node).flatMap(urlsInNode)];
}

/** The `href` of a markdown link may be relative; other properties are URLs only if they start with `/` or `#`. */
function urlsInElement([tag, props]: TreeElement): Found[] {
  const { href } = props;
  if (tag !== 'a' || typeof href !== 'string' || /^[/#]/u.test(href)) return urlsInValue(props);
  return isFileName(href) ? [] : [{ url: href, kind: 'link' }];
}

/** Returns whether a URL is a file name. Such URLs are checked by the build. */
function isFileName(url: string): boolean {
  return pathOf(url).endsWith('.md') || isAsset(pathOf(url));
}

function urlsInValue(value: unknown, name = ''): Found[] {
  if (typeof value === 'string') return urlIn(value, name);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => urlsInValue(one, inner));
}

function urlIn(url: string, name: string): Found[] {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (url.startsWith('#')) return kind === 'link' ? [{ url, kind }] : [];
  if (!url.startsWith('/')) return [];
  if (kind !== undefined) return [{ url, kind }];
  // `image: /cover.png` is an image, whatever the name of the field is.
  return isAsset(pathOf(url)) && !/\s/u.test(url) ? [{ url, kind: 'media' }] : [];
}

/**
 * Finds the position of a URL. The build may have replaced a file name by its URL, so the fragment alone is searched
 * too.
 */
export function positionInRange(
  url: string,
  lines: readonly string[],
  range: LineRange | undefined,
): TextPosition | undefined {
  const suffix = suffixOf(url);
  const spellings = [url, ...(suffix === '' ? [] : [`.md${suffix}`, suffix])];
  const position = spellings.map((one) => findUrl(one, lines, range)).find((position) => position !== undefined);
  return position ?? (range && positionIn(url, range[0], lines));
}
