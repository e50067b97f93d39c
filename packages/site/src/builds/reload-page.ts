import { keptState } from './kept-state.ts';
import { fetchLatest } from './latest-build.ts';
import type { Build } from './latest-build.ts';
import { claimReload } from './reload-guard.ts';

/**
 * Saves the kept state and reloads the open page, unless that happened a moment ago. Does nothing if the server does
 * not respond, so that the visitor does not lose a readable page.
 */
export async function reloadPage(shouldReload: (latest: Build) => boolean = () => true): Promise<void> {
  const latest = await fetchLatest();
  if (!latest || !shouldReload(latest) || !claimReload(location.pathname, () => sessionStorage)) return;
  keptState.save();
  location.reload();
}
