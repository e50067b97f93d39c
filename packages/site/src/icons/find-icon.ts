import type { IconData, IconSet, IconSetEntry } from './icon-data.ts';
import { isSafeBody } from './safe-body.ts';

/** Sides of an icon whose collection names none, as Iconify has it. */
const SIDE = 16;
/** An icon that goes by another name may go by a third; a longer chain is a circle. */
const MOST_NAMES = 5;

/** An icon of a set by its name, or by another name of it. What could be more than a drawing is none. */
export function findIcon(set: IconSet, name: string): IconData | undefined {
  const entry = findEntry(set, name);
  if (!entry || typeof entry.body !== 'string' || !isSafeBody(entry.body)) return undefined;
  const { left = 0, top = 0, width = set.width ?? SIDE, height = set.height ?? SIDE } = entry;
  const field = [left, top, width, height].map(Number);
  return field.every(Number.isFinite) ? { body: entry.body, viewBox: field.join(' ') } : undefined;
}

/** The entry itself; names are strangers' words, so what every object inherits must not answer to them. */
export function findEntry({ icons, aliases = {} }: IconSet, name: string): IconSetEntry | undefined {
  let current: string | undefined = name;
  for (let hop = 0; hop < MOST_NAMES && current !== undefined; hop += 1) {
    if (Object.hasOwn(icons, current)) return icons[current];
    current = Object.hasOwn(aliases, current) ? aliases[current]?.parent : undefined;
  }
  return undefined;
}
