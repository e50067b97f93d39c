// oxlint-disable-next-line typescript/triple-slash-reference -- sites type-check this file, too
/// <reference path="../virtual.d.ts" />
import { shellIcons } from 'virtual:recto/shell-icons';
import type { Site } from '../app/site.ts';
import { iconHosts } from './hosts.ts';
import type { IconData } from './icon-data.ts';
import { loadIcons } from './load-icons.ts';

/** Returns the icons of the shell, since the first page may have had no shell, and loads all others. */
export async function loadMissingIcons(
  names: readonly string[],
  site: Pick<Site, 'icons'>,
): Promise<Record<string, IconData>> {
  const others = names.filter((name) => !Object.hasOwn(shellIcons, name));
  return { ...shellIcons, ...(others.length > 0 && (await loadIcons(others, iconHosts(site)))) };
}
