import type { Journal, JournalEntry } from '../store/studio-store.ts';
import { publishEntryOf } from './publish-entry.ts';
import type { PublishData, PublishEntry, PublishState } from './publish-entry.ts';

/** Time after its last renewal until a claim expires, in milliseconds. */
export const LEASE_MS = 30_000;

/** A journal entry that this server is processing. */
export interface Claim {
  /** Returns the entry in its current state. */
  entry: () => PublishEntry;
  /** Stores a step. Throws `ClaimLost` if another server has claimed the entry. */
  advance: (state: PublishState, data: Partial<PublishData>, due?: number) => Promise<PublishEntry>;
  /** Releases the entry and stops renewing the claim. */
  release: () => Promise<void>;
}

/** Thrown if another server has claimed the entry. That server finds what was done, so nothing needs to be undone. */
export class ClaimLost extends Error {}

type JournalChange = Parameters<Journal['update']>[2];

/** Renews a claim while the server works, and stores each step with the expected revision. */
export function holdClaim(journal: Journal, first: JournalEntry, owner: string, now: () => number): Claim {
  let current = first;
  let isLost = false;
  let last: Promise<unknown> = Promise.resolve();

  /**
   * Runs changes one after the other, because a renewal must not happen between reading and incrementing the revision.
   */
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

  const until = () => ({ owner, until: now() + LEASE_MS });
  const timer = setInterval(() => {
    update(() => ({ now: now(), claimedBy: until() })).catch(() => undefined);
  }, LEASE_MS / 3);
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
