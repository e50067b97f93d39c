import type { Place } from '../errors.ts';
import { isAsset } from '../build/asset-kinds.ts';
import { pathOf, placeIn, placeOf, suffixOf } from '../parse/addresses.ts';
import type { TextPlace } from '../parse/addresses.ts';
import { childrenOf, isElement } from '../parse/document.ts';
import type { DocumentBody, LineRange, TreeElement, TreeNode } from '../parse/document.ts';

/** A URL of a link or of media in a document. */
export interface FoundAddress extends Omit<Place, 'file'> {
  address: string;
  /** A link navigates to the URL; media are embedded in the page. */
  kind: 'link' | 'media';
}

type Found = Pick<FoundAddress, 'address' | 'kind'>;

const KINDS: Record<string, Found['kind']> = { to: 'link', href: 'link', src: 'media', poster: 'media' };

/** Finds the URLs in the fields of a document, with their positions. */
export function addressesInFields(fields: Record<string, unknown>, lines: readonly string[]): FoundAddress[] {
  return addressesInValue(fields).map((found) => ({ ...found, ...placeOf(found.address, lines) }));
}

/** Finds the URLs in a body, with their positions. */
export function addressesInBody({ nodes, lines: ranges = [] }: DocumentBody, lines: readonly string[]): FoundAddress[] {
  return nodes.flatMap((node, index) => {
    const range = ranges[index] ?? undefined;
    return addressesInNode(node).map((found) => ({ ...found, ...placeInRange(found.address, lines, range) }));
  });
}

/** Collects all ids in a tree, which URL fragments can refer to. */
export function idsIn(nodes: readonly TreeNode[], found = new Set<string>()): Set<string> {
  for (const node of nodes.filter(isElement)) {
    const { id } = node[1];
    if (typeof id === 'string') found.add(id);
    idsIn(childrenOf(node), found);
  }
  return found;
}

function addressesInNode(node: TreeNode): Found[] {
  if (!isElement(node)) return [];
  return [...addressesInElement(node), ...childrenOf(node).flatMap(addressesInNode)];
}

/** The `href` of a markdown link may be relative; other properties are URLs only if they start with `/` or `#`. */
function addressesInElement([tag, props]: TreeElement): Found[] {
  const { href } = props;
  if (tag !== 'a' || typeof href !== 'string' || /^[/#]/u.test(href)) return addressesInValue(props);
  return isFileName(href) ? [] : [{ address: href, kind: 'link' }];
}

/** Files are checked by the build. */
function isFileName(address: string): boolean {
  return pathOf(address).endsWith('.md') || isAsset(pathOf(address));
}

function addressesInValue(value: unknown, name = ''): Found[] {
  if (typeof value === 'string') return addressIn(value, name);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => addressesInValue(one, inner));
}

function addressIn(address: string, name: string): Found[] {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (address.startsWith('#')) return kind === 'link' ? [{ address, kind }] : [];
  if (!address.startsWith('/')) return [];
  if (kind !== undefined) return [{ address, kind }];
  // `image: /cover.png` is an image, whatever the name of the field is.
  return isAsset(pathOf(address)) && !/\s/u.test(address) ? [{ address, kind: 'media' }] : [];
}

/**
 * Finds the position of a URL. The build may have replaced a file name by its URL, so the fragment alone is searched
 * too.
 */
export function placeInRange(
  address: string,
  lines: readonly string[],
  range: LineRange | undefined,
): TextPlace | undefined {
  const suffix = suffixOf(address);
  const spellings = [address, ...(suffix === '' ? [] : [`.md${suffix}`, suffix])];
  const found = spellings.map((one) => placeOf(one, lines, range)).find((place) => place !== undefined);
  return found ?? (range && placeIn(address, range[0], lines));
}
