import { keptState } from './kept-state.ts';
import { fetchLatest } from './latest.ts';
import type { Build } from './latest.ts';
import { claimReload } from './reload-guard.ts';

/**
 * Loads the open page anew, with what it keeps, unless that was done a moment ago.
 * A page that can be read is not given up for nothing: someone has to be there to answer.
 */
export async function reloadPage(isWorthIt: (latest: Build) => boolean = () => true): Promise<void> {
  const latest = await fetchLatest();
  if (!latest || !isWorthIt(latest) || !claimReload(location.pathname, () => sessionStorage)) return;
  keptState.save();
  location.reload();
}
