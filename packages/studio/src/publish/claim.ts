import type { Journal, JournalEntry } from '../store/studio-store.ts';
import { publishEntryOf } from './publish-entry.ts';
import type { PublishData, PublishEntry, PublishState } from './publish-entry.ts';

/** How long an entry belongs to a server without a sign of life, in milliseconds. */
export const LEASE = 30_000;

/** An entry that this server works on. */
export interface Claim {
  entry: () => PublishEntry;
  /** Stores a step. Throws `ClaimLost` where another server has taken over. */
  advance: (state: PublishState, data: Partial<PublishData>, due?: number) => Promise<PublishEntry>;
  /** Gives the entry back and ends the signs of life. */
  release: () => Promise<void>;
}

/** Another server works on the entry. Whatever was done is found by it, so there is nothing to undo. */
export class ClaimLost extends Error {}

type JournalChange = Parameters<Journal['update']>[2];

/** Keeps a claim alive while its holder works, and stores each step under the revision that the holder knows. */
export function holdClaim(journal: Journal, first: JournalEntry, owner: string, now: () => number): Claim {
  let current = first;
  let isLost = false;
  let last: Promise<unknown> = Promise.resolve();

  /** One change after the other: a sign of life must not come between reading and raising the revision. */
  const update = (change: () => JournalChange): Promise<JournalEntry> => {
    const next = last.then(async () => {
      if (isLost) throw new ClaimLost();
      const changed = await journal.update(current.id, current.revision, change());
      if (!changed) {
        isLost = true;
        throw new ClaimLost();
      }
      current = changed;
      return changed;
    });
    last = next.catch(() => undefined);
    return next;
  };

  const until = () => ({ owner, until: now() + LEASE });
  const timer = setInterval(() => {
    update(() => ({ now: now(), claimedBy: until() })).catch(() => undefined);
  }, LEASE / 3);
  timer.unref();

  return {
    entry: () => publishEntryOf(current),
    async advance(state, data, due) {
      const isOver = state === 'done' || state === 'stopped' || due !== undefined;
      const changed = await update(() => ({
        now: now(),
        state,
        data: { ...publishEntryOf(current).data, ...data },
        ...(due !== undefined && { due }),
        claimedBy: isOver ? null : until(),
      }));
      return publishEntryOf(changed);
    },
    async release() {
      clearInterval(timer);
      await last;
    },
  };
}
