import type { SqlConnection } from './sql-connection.ts';
import type { AttemptLimit, StudioStore } from './studio-store.ts';

interface Attempts {
  count: StudioStore['countAttempt'];
  delete: StudioStore['deleteAttempts'];
}

/** Number of retries after a lost race before the caller has to wait. */
const MAX_RETRIES = 20;

/** Counts sign-in attempts. A count decreases with time, and the delay grows with the count. */
export function createAttempts({ all }: SqlConnection): Attempts {
  /** Returns 0 or the delay, or `undefined` if another server has counted at the same time. */
  const tryToCount = async (subject: string, now: number, limit: AttemptLimit): Promise<number | undefined> => {
    const [row] = await all('SELECT attempts, at FROM studio_attempts WHERE subject = ?', [subject]);
    if (!row) {
      const added = await all(
        `INSERT INTO studio_attempts (subject, attempts, at, expires) VALUES (?, 1, ?, ?)
         ON CONFLICT (subject) DO NOTHING RETURNING subject`,
        [subject, now, now + limit.decay],
      );
      return added.length === 1 ? 0 : undefined;
    }
    const before = { attempts: Number(row['attempts']), at: Number(row['at']) };
    const wait = waitOf(before, now, limit);
    if (wait > 0) return wait;
    const attempts = attemptsLeft(before, now, limit) + 1;
    const changed = await all(
      `UPDATE studio_attempts SET attempts = ?, at = ?, expires = ?
       WHERE subject = ? AND attempts = ? AND at = ? RETURNING subject`,
      [attempts, now, Math.ceil(now + attempts * limit.decay), subject, before.attempts, before.at],
    );
    return changed.length === 1 ? 0 : undefined;
  };

  return {
    async count(subject, now, limit) {
      for (let tries = 0; tries < MAX_RETRIES; tries += 1) {
        const wait = await tryToCount(subject, now, limit);
        if (wait !== undefined) return wait;
      }
      return limit.wait;
    },
    async delete(subject) {
      await all('DELETE FROM studio_attempts WHERE subject = ?', [subject]);
    },
  };
}

interface Counted {
  attempts: number;
  at: number;
}

/** Returns the attempts that still count. */
function attemptsLeft({ attempts, at }: Counted, now: number, { decay }: AttemptLimit): number {
  return Math.max(0, attempts - Math.max(0, now - at) / decay);
}

function waitOf(counted: Counted, now: number, limit: AttemptLimit): number {
  const excess = Math.ceil(attemptsLeft(counted, now, limit)) - limit.free;
  if (excess < 0) return 0;
  const wait = Math.min(limit.maxWait, limit.wait * 2 ** excess);
  return Math.max(0, counted.at + wait - now);
}
