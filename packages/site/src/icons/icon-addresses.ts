import { ICON_URL_LENGTH } from '../constants.ts';
import { parseIconName } from './icon-name.ts';

export const ICON_CALLS = '/api/_recto_icon';

/** Icons of one collection that one call asks for. */
export interface IconBatch {
  prefix: string;
  names: string[];
}

export function iconAddress(base: string, { prefix, names }: IconBatch): string {
  return `${base}/${prefix}.json?icons=${names.join(',')}`;
}

/**
 * Puts icons into as few calls as there can be, none with an address longer than allowed at any of the places that
 * may be asked. Names are in order, so that the same icons have the same address.
 */
export function batchIcons(icons: readonly string[], bases: readonly string[]): IconBatch[] {
  const longest = bases.reduce((long, base) => (base.length > long.length ? base : long), '');
  const batches: IconBatch[] = [];
  for (const icon of [...new Set(icons)].sort()) {
    const parsed = parseIconName(icon);
    // What is no name gets into no address.
    if (!parsed) continue;
    const { prefix, name } = parsed;
    const last = batches.at(-1);
    const more = last?.prefix === prefix ? { prefix, names: [...last.names, name] } : undefined;
    if (more && iconAddress(longest, more).length <= ICON_URL_LENGTH) batches[batches.length - 1] = more;
    else batches.push({ prefix, names: [name] });
  }
  return batches;
}
