import type { SqlConnection, SqlRow } from './sql-connection.ts';
import type { DraftStore, DraftSummary, StoredDraft } from './studio-store.ts';

/** Creates a store of drafts in a database. */
export function createDrafts({ all }: SqlConnection): DraftStore {
  return {
    async list(user) {
      return (await all('SELECT * FROM studio_drafts WHERE username = ? ORDER BY path', [user])).map(draftOf);
    },
    async summaries(user) {
      const rows = await all(
        `SELECT username, path, revision, updated_at, length(data) AS size
         FROM studio_drafts WHERE username = ? ORDER BY path`,
        [user],
      );
      return rows.map((row): DraftSummary => ({ ...placeOf(row), size: Number(row['size']) }));
    },
    async get(user, path) {
      const [row] = await all('SELECT * FROM studio_drafts WHERE username = ? AND path = ?', [user, path]);
      return row && draftOf(row);
    },
    async save({ user, path, data, now }, revision) {
      const text = JSON.stringify(data);
      const [row] =
        revision === 0
          ? await all(
              `INSERT INTO studio_drafts (username, path, data, revision, updated_at) VALUES (?, ?, ?, 1, ?)
               ON CONFLICT (username, path) DO NOTHING RETURNING *`,
              [user, path, text, now],
            )
          : await all(
              `UPDATE studio_drafts SET data = ?, revision = revision + 1, updated_at = ?
               WHERE username = ? AND path = ? AND revision = ? RETURNING *`,
              [text, now, user, path, revision],
            );
      return row && draftOf(row);
    },
    async delete(user, path, revision) {
      const rows = await all(
        'DELETE FROM studio_drafts WHERE username = ? AND path = ? AND revision = ? RETURNING path',
        [user, path, revision],
      );
      return rows.length === 1;
    },
  };
}

function draftOf(row: SqlRow): StoredDraft {
  return { ...placeOf(row), data: JSON.parse(String(row['data'])) as unknown };
}

function placeOf(row: SqlRow): Omit<StoredDraft, 'data'> {
  return {
    user: String(row['username']),
    path: String(row['path']),
    revision: Number(row['revision']),
    updatedAt: Number(row['updated_at']),
  };
}
