import { findMissedChanges } from './find-missed-changes.ts';
import { followChanges } from './follow-changes.ts';
import { replacePage } from './replace-page.ts';
import { reportPolicy } from './report-policy.ts';

/** Starts the development features of a page. `starting` returns a promise once React is being loaded. */
export function develop(starting: () => Promise<void> | undefined): void {
  reportPolicy();
  const { stop } = followChanges(async (signal) => {
    // React shows changes itself, including those that arrive while it is being loaded.
    if (starting()) stop();
    else await replacePage(signal);
  });
  findMissedChanges();
}
