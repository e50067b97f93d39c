import { pageVersions } from '../payload/served-versions.ts';
import type { Versions } from '../payload/payload.ts';
import { islandUrl } from './island-url.ts';
import type { IslandRequest } from './island-url.ts';
import type { Fragment } from './fragment.ts';

/** Maximum length of a server's error text in the thrown error, in characters. */
const MAX_REASON_LENGTH = 300;

/** Requests an island. Rejects with the server's reason if the response is not a fragment. */
export async function fetchFragment(
  request: IslandRequest,
  { build }: Versions,
  signal: AbortSignal,
): Promise<Fragment> {
  const { content } = await pageVersions();
  const response = await fetch(islandUrl(request, { build, content }), { signal });
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.includes('json')) return (await response.json()) as Fragment;
  // A static host responds with its HTML error page, which is not a useful reason.
  const reason = type.includes('text/plain')
    ? (await response.text()).slice(0, MAX_REASON_LENGTH)
    : 'The response is not an island.';
  throw new Error(`Status ${response.status}: ${reason}`);
}
