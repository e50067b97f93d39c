import type { IconData, IconSet, IconSetEntry } from './icon-data.ts';
import { isSafeBody } from './safe-body.ts';

/** Default width and height of Iconify, for collections without a size. */
const DEFAULT_SIZE = 16;
/** Maximum number of aliases to follow; a longer chain is a loop. */
const MAX_ALIASES = 5;

/** Finds an icon of a set by its name or an alias; `undefined` if its markup is not on the allow list. */
export function findIcon(set: IconSet, name: string): IconData | undefined {
  const entry = findIconEntry(set, name);
  if (!entry || typeof entry.body !== 'string' || !isSafeBody(entry.body)) return undefined;
  const { left = 0, top = 0, width = set.width ?? DEFAULT_SIZE, height = set.height ?? DEFAULT_SIZE } = entry;
  const field = [left, top, width, height].map(Number);
  return field.every(Number.isFinite) ? { body: entry.body, viewBox: field.join(' ') } : undefined;
}

/** Finds the entry of an icon by its name or an alias. Only own properties count, because names are untrusted input. */
export function findIconEntry({ icons, aliases = {} }: IconSet, name: string): IconSetEntry | undefined {
  let current: string | undefined = name;
  for (let hop = 0; hop < MAX_ALIASES && current !== undefined; hop += 1) {
    if (Object.hasOwn(icons, current)) return icons[current];
    current = Object.hasOwn(aliases, current) ? aliases[current]?.parent : undefined;
  }
  return undefined;
}
