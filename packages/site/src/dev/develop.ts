import { followChanges } from './follow-changes.ts';
import { replacePage } from './replace-page.ts';
import { reportPolicy } from './report-policy.ts';

/** What a page does while its site is developed. `starting` is there once React takes the page over. */
export function develop(starting: () => Promise<void> | undefined): void {
  reportPolicy();
  const { stop } = followChanges(async (signal) => {
    // React shows changes itself, also those that come while it is being loaded.
    if (starting()) stop();
    else await replacePage(signal);
  });
}
