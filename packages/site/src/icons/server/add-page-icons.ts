import type { IconData } from '../icon-data.ts';
import { parseIconName } from '../icon-name.ts';
import type { ChangePage } from '../../payload/resolved-page.ts';
import { lookUpIcon } from './icon-collections.ts';
import type { IconCollections } from './icon-collections.ts';

/** Options of `addPageIcons`. */
export interface PageIconsOptions {
  /** Icons that the build found in the content. */
  known: Readonly<Record<string, IconData>>;
  /** Collections for icons that are not among `known`. */
  collections: IconCollections;
}

/** Maximum length of an icon name; longer texts are skipped. */
const MAX_NAME_LENGTH = 80;

/** Adds the icons in the data of a page to its payload, so that the browser need not request them. */
export function addPageIcons({ known, collections }: PageIconsOptions): ChangePage {
  return async (page) => {
    const names = new Set<string>();
    collectNames([page.data, page.navigation, page.body], Object.keys(collections), names);
    if (names.size === 0) return page;
    const entries = [...names].sort().map(async (name) => {
      const icon = Object.hasOwn(known, name) ? known[name] : await lookUpIcon(collections, name);
      return icon ? [[name, icon] as const] : [];
    });
    return { ...page, icons: Object.fromEntries((await Promise.all(entries)).flat()) };
  };
}

/** Collects texts that are icon names, at any depth. */
function collectNames(value: unknown, prefixes: readonly string[], names: Set<string>): void {
  if (typeof value === 'string') {
    if (value.length > MAX_NAME_LENGTH) return;
    const { prefix } = parseIconName(value) ?? {};
    if (prefix !== undefined && prefixes.includes(prefix)) names.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collectNames(inner, prefixes, names);
  }
}
