import { BASE } from '../app/base-path.ts';
import type { Versions } from '../payload/payload.ts';
import { hashText } from './hash.ts';

/** Which island, in which language, with which properties (as JSON). */
export interface IslandRequest {
  name: string;
  locale: string;
  props: string;
}

export const ISLAND_CALLS = '/__recto_island';
const FILE = /^\/__recto_island\/([\w-]+)_([\da-z]+)\.json$/u;

/** The hash is of all that the answer depends on, app and content included: under one key there is one answer. */
export function islandKey({ name, locale, props }: IslandRequest, { build, content }: Versions): string {
  return `${name}_${hashText([build, content, name, locale, props].join('\n'))}`;
}

/** Where the island is a file, when the site is one of files. */
export function islandFile(key: string): string {
  return `${BASE}${ISLAND_CALLS}/${key}.json`;
}

export function islandAddress(request: IslandRequest, versions: Versions): string {
  const { locale, props } = request;
  const query = new URLSearchParams({ locale, ...(props !== NO_PROPS && { props }) });
  return `${islandFile(islandKey(request, versions))}?${query.toString()}`;
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
