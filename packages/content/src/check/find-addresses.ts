import type { Place } from '../errors.ts';
import { isAsset } from '../build/asset-kinds.ts';
import { pathOf, placeIn, placeOf, suffixOf } from '../parse/addresses.ts';
import type { TextPlace } from '../parse/addresses.ts';
import { childrenOf, isElement } from '../parse/document.ts';
import type { DocumentBody, LineRange, TreeElement, TreeNode } from '../parse/document.ts';

/** An address that a document sends its readers or their browsers to. */
export interface FoundAddress extends Omit<Place, 'file'> {
  address: string;
  /** A link leads on; media are shown in place. */
  kind: 'link' | 'media';
}

type Found = Pick<FoundAddress, 'address' | 'kind'>;

const KINDS: Record<string, Found['kind']> = { to: 'link', href: 'link', src: 'media', poster: 'media' };

/** The addresses in the fields of a document, with their places. */
export function addressesInFields(fields: Record<string, unknown>, lines: readonly string[]): FoundAddress[] {
  return addressesInValue(fields).map((found) => ({ ...found, ...placeOf(found.address, lines) }));
}

/** The addresses in a body, with their places. */
export function addressesInBody({ nodes, lines: ranges = [] }: DocumentBody, lines: readonly string[]): FoundAddress[] {
  return nodes.flatMap((node, index) => {
    const range = ranges[index] ?? undefined;
    return addressesInNode(node).map((found) => ({ ...found, ...placeInRange(found.address, lines, range) }));
  });
}

/** Every id that an address with a `#` can name. */
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

/** A link in a text may be written from where it stands; in data only `/…` and `#…` are surely addresses. */
function addressesInElement([tag, props]: TreeElement): Found[] {
  const { href } = props;
  if (tag !== 'a' || typeof href !== 'string' || /^[/#]/u.test(href)) return addressesInValue(props);
  return isFileName(href) ? [] : [{ address: href, kind: 'link' }];
}

/** Files are found by the build, or missed by it. */
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
  // `image: /cover.png` is a picture, whatever the field is called.
  return isAsset(pathOf(address)) && !/\s/u.test(address) ? [{ address, kind: 'media' }] : [];
}

/** The build may have given the name of a file its address; what follows it is as the author wrote it. */
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
