// oxlint-disable-next-line typescript/triple-slash-reference -- sites check this file too, and their settings name no virtual modules
/// <reference path="../virtual.d.ts" />
import { shellIcons } from 'virtual:recto/shell-icons';
import type { IconData } from './icon-data.ts';
import { loadIcons } from './load-icons.ts';

/** Icons of the shell are here: the first page may have been one without it. All others are loaded. */
export async function loadMissingIcons(
  names: readonly string[],
  hosts: readonly string[],
): Promise<Record<string, IconData>> {
  const others = names.filter((name) => !Object.hasOwn(shellIcons, name));
  return { ...shellIcons, ...(others.length > 0 && (await loadIcons(others, hosts))) };
}
