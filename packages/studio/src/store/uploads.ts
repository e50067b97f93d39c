import { placeholders } from './sql-connection.ts';
import type { SqlConnection, SqlRow } from './sql-connection.ts';
import type { Upload, UploadStore } from './studio-store.ts';

/** How long uploads count towards the limit of a person, whether expired or not, in milliseconds. */
export const LIMIT_WINDOW_MS = 3_600_000;

const COLUMNS = 'username, id, path, type, size, created_at, expires';

/** Creates a store of uploads in a database. */
export function createUploads({ all }: SqlConnection): UploadStore {
  return {
    async add({ user, id, path, type, size, bytes, createdAt, expires }, limit) {
      // One statement, so that concurrent uploads cannot all pass the limit.
      const added = await all(
        `INSERT INTO studio_uploads (username, id, path, type, size, bytes, created_at, expires)
         SELECT ?, ?, ?, ?, ?, ?, ?, ?
         WHERE (SELECT COUNT(*) FROM studio_uploads WHERE username = ? AND created_at >= ? AND id <> ?) < ?
           AND (SELECT COALESCE(SUM(size), 0) FROM studio_uploads
                WHERE username = ? AND created_at >= ? AND id <> ?) <= ?
         ON CONFLICT (username, id) DO UPDATE
           SET path = excluded.path, created_at = excluded.created_at, expires = excluded.expires
         RETURNING id`,
        [user, id, path, type, size, bytes, createdAt, expires].concat(
          [user, limit.since, id, limit.count],
          [user, limit.since, id, limit.size - size],
        ),
      );
      return added.length === 1;
    },
    async list(user, now) {
      const rows = await all(
        `SELECT ${COLUMNS} FROM studio_uploads WHERE username = ? AND expires > ? ORDER BY created_at DESC, id`,
        [user, now],
      );
      return rows.map(uploadOf);
    },
    async get(user, id, now) {
      const [row] = await all(`SELECT ${COLUMNS} FROM studio_uploads WHERE username = ? AND id = ? AND expires > ?`, [
        user,
        id,
        now,
      ]);
      return row && uploadOf(row);
    },
    async read(user, id, now) {
      const [row] = await all('SELECT bytes FROM studio_uploads WHERE username = ? AND id = ? AND expires > ?', [
        user,
        id,
        now,
      ]);
      const bytes = row?.['bytes'];
      return bytes instanceof Uint8Array ? bytes : undefined;
    },
    async keep(user, ids, { now, expires }) {
      if (ids.length === 0) return;
      await all(
        `UPDATE studio_uploads SET expires = ?
         WHERE username = ? AND expires > ? AND expires < ? AND id IN (${placeholders(ids)}) RETURNING id`,
        [expires, user, now, expires, ...ids],
      );
    },
    async delete(user, id, now) {
      const deleted = await all(
        'UPDATE studio_uploads SET expires = ? WHERE username = ? AND id = ? AND expires > ? RETURNING id',
        [now, user, id, now],
      );
      return deleted.length === 1;
    },
  };
}

function uploadOf(row: SqlRow): Upload {
  return {
    user: String(row['username']),
    id: String(row['id']),
    path: String(row['path']),
    type: String(row['type']),
    size: Number(row['size']),
    createdAt: Number(row['created_at']),
    expires: Number(row['expires']),
  };
}
