import { ICON_URL_LENGTH } from '../constants.ts';
import { parseIconName } from './icon-name.ts';

/** Path of the icon endpoint. */
export const ICON_PATH = '/api/_recto_icon';

/** Icons of one collection for one request. */
export interface IconBatch {
  /** Prefix of the collection. */
  prefix: string;
  /** Names of the icons, sorted. */
  names: string[];
}

/** URL of a request for icons. */
export function iconUrl(base: string, { prefix, names }: IconBatch): string {
  return `${base}/${prefix}.json?icons=${names.join(',')}`;
}

/**
 * Combines icons into as few requests as possible, none with a URL longer than allowed for any of the base URLs. Names
 * are sorted, so that the same icons have the same URL.
 */
export function batchIcons(icons: readonly string[], bases: readonly string[]): IconBatch[] {
  const longestBase = bases.reduce((long, base) => (base.length > long.length ? base : long), '');
  const batches: IconBatch[] = [];
  for (const icon of [...new Set(icons)].sort()) {
    const parsed = parseIconName(icon);
    // Invalid names must not become part of a URL.
    if (!parsed) continue;
    const { prefix, name } = parsed;
    const last = batches.at(-1);
    const more = last?.prefix === prefix ? { prefix, names: [...last.names, name] } : undefined;
    if (more && iconUrl(longestBase, more).length <= ICON_URL_LENGTH) batches[batches.length - 1] = more;
    else batches.push({ prefix, names: [name] });
  }
  return batches;
}
