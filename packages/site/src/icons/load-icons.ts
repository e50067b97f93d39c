import { BASE } from '../app/base-path.ts';
import { ICON_LOCAL_TIMEOUT_MS } from '../constants.ts';
import { fetchFromHosts, fetchIcons } from './fetch-icons.ts';
import type { IconResponse } from './fetch-icons.ts';
import { findIcon } from './find-icon.ts';
import { ICON_PATH, batchIcons, iconUrl } from './icon-urls.ts';
import type { IconBatch } from './icon-urls.ts';
import type { IconData, IconSet } from './icon-data.ts';
import { parseIconName } from './icon-name.ts';

/** Loads icons by their full names: from the site itself, else from the hosts. Failures only log a warning. */
export async function loadIcons(names: readonly string[], hosts: readonly string[]): Promise<Record<string, IconData>> {
  for (const name of names) {
    if (!parseIconName(name))
      console.warn(`"${name}" is not an icon name. Write it as collection:icon, such as lucide:menu.`);
  }
  const local = location.origin + BASE + ICON_PATH;
  const bases = hosts.map((host) => host.replace(/\/+$/u, ''));
  const loaded = batchIcons(names, [local, ...bases]).map(async (batch) =>
    readIcons(batch, await requestBatch(batch, local, bases)),
  );
  return Object.assign({}, ...(await Promise.all(loaded))) as Record<string, IconData>;
}

async function requestBatch(batch: IconBatch, local: string, bases: readonly string[]): Promise<IconResponse> {
  const response = await fetchIcons(iconUrl(local, batch), ICON_LOCAL_TIMEOUT_MS);
  // Other hosts are tried after every failure, even a 404: a static site has no icon endpoint, and a server does not
  // have every collection.
  if ('data' in response || bases.length === 0) return response;
  return await fetchFromHosts(bases.map((base) => iconUrl(base, batch)));
}

function readIcons({ prefix, names }: IconBatch, { status, data }: IconResponse): Record<string, IconData> {
  const set = isIconSet(data, prefix) ? data : undefined;
  const icons: Record<string, IconData> = {};
  const missing: string[] = [];
  for (const name of names) {
    const icon = set && findIcon(set, name);
    if (icon) icons[`${prefix}:${name}`] = icon;
    else missing.push(`${prefix}:${name}`);
  }
  if (missing.length > 0) console.warn(`Icons could not be loaded (status ${status}): ${missing.join(', ')}`);
  return icons;
}

/** Whether a response is the requested collection. Each icon in it is validated separately. */
function isIconSet(data: unknown, prefix: string): data is IconSet {
  if (typeof data !== 'object' || data === null || !('prefix' in data) || data.prefix !== prefix) return false;
  const { icons, aliases = {} } = data as Partial<Record<'icons' | 'aliases', unknown>>;
  return isRecord(icons) && isRecord(aliases) && [...Object.values(icons), ...Object.values(aliases)].every(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
