import { createAttempts } from './attempts.ts';
import { createDrafts } from './drafts.ts';
import { createJournal } from './journal.ts';
import { placeholders } from './sql-connection.ts';
import type { SqlConnection } from './sql-connection.ts';
import type { Notifications, StudioStore } from './studio-store.ts';
import { LIMIT_WINDOW_MS, createUploads } from './uploads.ts';

/** How long finished journal entries are kept, in milliseconds. Their ids remain in the commit messages. */
const DONE_RETENTION_MS = 90 * 24 * 3_600_000;

/** A single server has no other servers to notify. */
const NO_NOTIFICATIONS: Notifications = { announce: async () => undefined, listen: () => () => undefined };

/**
 * Creates a store in database tables. Every operation that servers may perform concurrently is one conditional
 * statement, so it needs no transactions and works in every database.
 */
export function createSqlStore(
  connection: SqlConnection,
  notifications: Notifications = NO_NOTIFICATIONS,
): StudioStore {
  const { all, close } = connection;
  const attempts = createAttempts(connection);
  return {
    async useOnce(value, { now, expires }) {
      if (expires <= now) return false;
      const added = await all(
        'INSERT INTO studio_used (value, expires) VALUES (?, ?) ON CONFLICT (value) DO NOTHING RETURNING value',
        [value, expires],
      );
      return added.length === 1;
    },
    async isUsed(value, now) {
      return (await all('SELECT value FROM studio_used WHERE value = ? AND expires > ?', [value, now])).length === 1;
    },
    async generations(subjects) {
      if (subjects.length === 0) return [];
      const rows = await all(
        `SELECT subject, generation FROM studio_generations WHERE subject IN (${placeholders(subjects)})`,
        subjects,
      );
      const generationBySubject = new Map(rows.map(({ subject, generation }) => [subject, Number(generation)]));
      return subjects.map((subject) => generationBySubject.get(subject) ?? 0);
    },
    async incrementGeneration(subject) {
      const [row] = await all(
        `INSERT INTO studio_generations (subject, generation) VALUES (?, 1)
         ON CONFLICT (subject) DO UPDATE SET generation = studio_generations.generation + 1 RETURNING generation`,
        [subject],
      );
      return Number(row?.['generation']);
    },
    countAttempt: attempts.count,
    deleteAttempts: attempts.delete,
    journal: createJournal(connection),
    drafts: createDrafts(connection),
    notifications,
    uploads: createUploads(connection),
    async deleteExpired(now) {
      await all('DELETE FROM studio_used WHERE expires <= ?', [now]);
      await all('DELETE FROM studio_attempts WHERE expires <= ?', [now]);
      await all(`DELETE FROM studio_journal WHERE state = 'done' AND updated_at <= ?`, [now - DONE_RETENTION_MS]);
      await all('DELETE FROM studio_uploads WHERE expires <= ? AND created_at <= ?', [now, now - LIMIT_WINDOW_MS]);
    },
    close,
  };
}
