import { placeholders } from './sql-connection.ts';
import type { SqlConnection, SqlRow, SqlValue } from './sql-connection.ts';
import type { Journal, JournalEntry, JournalFilter } from './studio-store.ts';

/** Maximum number of lost races for the first entry before giving up. The next attempt finds the rest. */
const MAX_RETRIES = 100;

/** Creates a journal in a database. */
export function createJournal({ all }: SqlConnection): Journal {
  return {
    async add({ id, kind, state, data, now, due = now, claimedBy }) {
      const added = await all(
        `INSERT INTO studio_journal
           (id, kind, state, data, revision, due, owner, claimed_until, created_at, updated_at)
         VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, kind, state, JSON.stringify(data), due, claimedBy?.owner ?? null, claimedBy?.until ?? 0, now, now],
      );
      return added.length === 1;
    },
    async get(id) {
      const [row] = await all('SELECT * FROM studio_journal WHERE id = ?', [id]);
      return row && entryOf(row);
    },
    async list(filter) {
      const { condition, values } = conditionOf(filter);
      return (await all(`SELECT * FROM studio_journal WHERE ${condition} ORDER BY due, id`, values)).map(entryOf);
    },
    async claim({ owner, now, until, ...filter }) {
      const { condition, values } = conditionOf(filter);
      for (let tries = 0; tries < MAX_RETRIES; tries += 1) {
        const [first] = await all(
          `SELECT id, revision FROM studio_journal
           WHERE ${condition} AND due <= ? AND claimed_until <= ? ORDER BY due, id LIMIT 1`,
          [...values, now, now],
        );
        if (!first) return undefined;
        const [claimed] = await all(
          `UPDATE studio_journal SET owner = ?, claimed_until = ?, updated_at = ?, revision = revision + 1
           WHERE id = ? AND revision = ? RETURNING *`,
          [owner, until, now, first['id'] ?? null, first['revision'] ?? null],
        );
        if (claimed) return entryOf(claimed);
      }
      return undefined;
    },
    async update(id, revision, { now, state, data, due, claimedBy }) {
      const changes: Record<string, SqlValue | undefined> = {
        updated_at: now,
        state,
        data: data === undefined ? undefined : JSON.stringify(data),
        due,
        ...(claimedBy !== undefined && { owner: claimedBy?.owner ?? null, claimed_until: claimedBy?.until ?? 0 }),
      };
      const fields = Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
      const [row] = await all(
        `UPDATE studio_journal SET revision = revision + 1, ${fields.map(({ name }) => `${name} = ?`).join(', ')}
         WHERE id = ? AND revision = ? RETURNING *`,
        [...fields.map(({ value }) => value), id, revision],
      );
      return row && entryOf(row);
    },
    async delete(id, revision) {
      const rows = await all('DELETE FROM studio_journal WHERE id = ? AND revision = ? RETURNING id', [id, revision]);
      return rows.length === 1;
    },
  };
}

function conditionOf({ kind, states }: JournalFilter): { condition: string; values: SqlValue[] } {
  const conditions = ['1 = 1'];
  if (kind !== undefined) conditions.push('kind = ?');
  if (states !== undefined) conditions.push(states.length === 0 ? '1 = 0' : `state IN (${placeholders(states)})`);
  return { condition: conditions.join(' AND '), values: [...(kind === undefined ? [] : [kind]), ...(states ?? [])] };
}

function entryOf(row: SqlRow): JournalEntry {
  return {
    id: String(row['id']),
    kind: String(row['kind']),
    state: String(row['state']),
    data: JSON.parse(String(row['data'])) as unknown,
    revision: Number(row['revision']),
    due: Number(row['due']),
    owner: row['owner'] === null ? null : String(row['owner']),
    claimedUntil: Number(row['claimed_until']),
    createdAt: Number(row['created_at']),
    updatedAt: Number(row['updated_at']),
  };
}
