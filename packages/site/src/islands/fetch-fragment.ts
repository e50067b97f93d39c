import { pageVersions } from '../payload/served-versions.ts';
import type { Versions } from '../payload/payload.ts';
import { islandAddress } from './address.ts';
import type { IslandRequest } from './address.ts';
import type { Fragment } from './fragment.ts';

/** Longest reason of a refusal that is passed on, in characters. */
const REASON_LENGTH = 300;

/** Asks for an island. Anything but a fragment rejects, with what the server has to say. */
export async function fetchFragment(
  request: IslandRequest,
  { build }: Versions,
  signal: AbortSignal,
): Promise<Fragment> {
  const { content } = await pageVersions();
  const response = await fetch(islandAddress(request, { build, content }), { signal });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.includes('json')) return (await response.json()) as Fragment;
  // The page that a host of files shows for what it does not have is no reason.
  const reason = type.includes('text/plain') ? (await response.text()).slice(0, REASON_LENGTH) : 'no island here';
  throw new Error(`Status ${response.status}: ${reason}`);
}
