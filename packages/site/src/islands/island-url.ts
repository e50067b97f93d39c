import { BASE } from '../app/base-path.ts';
import type { Versions } from '../payload/payload.ts';

/** Identifies an island: its name, the locale, and its properties as JSON. */
export interface IslandRequest {
  name: string;
  locale: string;
  props: string;
}

/** Path prefix of requests for islands. */
export const ISLAND_PATH = '/__recto_island';
const FILE = /^\/__recto_island\/([\w-]+)_([\da-z]+)\.json$/u;

/**
 * Builds the key of an island: its name and a hash of everything that its HTML depends on. URLs omit the content
 * version from the hash and have it as the query parameter `v` instead.
 */
export function islandKey({ name, locale, props }: IslandRequest, { build, content }: Versions): string {
  return `${name}_${hashText([build, content, name, locale, props].join('\n'))}`;
}

/** Builds the path of an island's file on a static site. It does not depend on the content version. */
export function islandFile(request: IslandRequest, { build }: Versions): string {
  return `${BASE}${ISLAND_PATH}/${islandKey(request, { build })}.json`;
}

/** Builds the path and query with which a browser requests an island. */
export function islandUrl(request: IslandRequest, versions: Versions): string {
  const { locale, props } = request;
  const { content } = versions;
  const query = new URLSearchParams({
    locale,
    ...(props !== NO_PROPS && { props }),
    ...(content && { v: content }),
  });
  return `${islandFile(request, versions)}?${query.toString()}`;
}

/**
 * Parses a decoded path, without the site's base path, to the name and key of the requested island. The comparison is
 * case-sensitive.
 */
export function parseIslandPath(path: string): { name: string; key: string } | undefined {
  const [, name, hash] = FILE.exec(path) ?? [];
  return name === undefined || hash === undefined ? undefined : { name, key: `${name}_${hash}` };
}

/** Serialised properties of an island without properties. */
export const NO_PROPS = '{}';

/** Serialises properties to JSON, independent of their order at the top level. */
export function serialiseProps(props: Record<string, unknown>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(props).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/**
 * Computes a 53-bit hash of a text, synchronously and with the same result in every browser and on the server. It is
 * not a cryptographic hash: collisions can be constructed, so requests also contain the whole text.
 */
export function hashText(text: string): string {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
