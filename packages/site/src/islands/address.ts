import { BASE } from '../app/base-path.ts';
import type { Versions } from '../payload/payload.ts';

/** Which island, in which language, with which properties (as JSON). */
export interface IslandRequest {
  name: string;
  locale: string;
  props: string;
}

export const ISLAND_CALLS = '/__recto_island';
const FILE = /^\/__recto_island\/([\w-]+)_([\da-z]+)\.json$/u;

/** The hash is of all that the answer depends on. In an address, the content is part of the query instead. */
export function islandKey({ name, locale, props }: IslandRequest, { build, content }: Versions): string {
  return `${name}_${hashText([build, content, name, locale, props].join('\n'))}`;
}

/** Where the island is a file, when the site is one of files. Newer content has the same files. */
export function islandFile(request: IslandRequest, { build }: Versions): string {
  return `${BASE}${ISLAND_CALLS}/${islandKey(request, { build })}.json`;
}

export function islandAddress(request: IslandRequest, versions: Versions): string {
  const { locale, props } = request;
  const { content } = versions;
  const query = new URLSearchParams({
    locale,
    ...(props !== NO_PROPS && { props }),
    ...(content && { v: content }),
  });
  return `${islandFile(request, versions)}?${query.toString()}`;
}

/** Name and key of the island that a decoded path asks for, exactly as they are written; without the site's folder. */
export function parseIslandPath(path: string): { name: string; key: string } | undefined {
  const [, name, hash] = FILE.exec(path) ?? [];
  return name === undefined || hash === undefined ? undefined : { name, key: `${name}_${hash}` };
}

export const NO_PROPS = '{}';

/** Properties as text, the same whatever order they are written in. */
export function serialiseProps(props: Record<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(props).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/**
 * A short name for a text: 53 bits, the same in every browser and on the server, and at once.
 * It is no cryptographic hash: other texts with the same name can be found, so requests also contain the whole text.
 */
export function hashText(text: string): string {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
