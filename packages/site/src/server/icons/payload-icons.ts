import type { IconData } from '../../icons/icon-data.ts';
import { parseIconName } from '../../icons/icon-name.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { ResolvePage } from '../resolve-page.ts';
import { lookUpIcon } from './icon-collections.ts';
import type { IconCollections } from './icon-collections.ts';

export interface PayloadIconsOptions {
  /** What the build found in the content. */
  known: Readonly<Record<string, IconData>>;
  /** For what came later. */
  collections: IconCollections;
}

/** No name of an icon is longer, so longer texts need not be looked at. */
const MOST_LENGTH = 80;

/** Gives a payload the icons that its data names, so that a browser need not ask for any. */
export function withPayloadIcons(resolve: ResolvePage, { known, collections }: PayloadIconsOptions): ResolvePage {
  return async (path, request) => {
    const answer = await resolve(path, request);
    if (isRedirect(answer)) return answer;
    const names = new Set<string>();
    collectNames([answer.data, answer.body], Object.keys(collections), names);
    if (names.size === 0) return answer;
    const found = [...names].sort().map(async (name) => {
      const icon = Object.hasOwn(known, name) ? known[name] : await lookUpIcon(collections, name);
      return icon ? [[name, icon] as const] : [];
    });
    return { ...answer, icons: Object.fromEntries((await Promise.all(found)).flat()) };
  };
}

/** Texts that are the name of an icon and nothing else, however deep. */
export function collectNames(value: unknown, prefixes: readonly string[], names: Set<string>): void {
  if (typeof value === 'string') {
    if (value.length > MOST_LENGTH) return;
    const { prefix } = parseIconName(value) ?? {};
    if (prefix !== undefined && prefixes.includes(prefix)) names.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collectNames(inner, prefixes, names);
  }
}
