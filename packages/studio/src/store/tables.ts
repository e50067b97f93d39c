/**
 * The tables of the store, in SQL that both SQLite and PostgreSQL support. Times are milliseconds since 1970. Later
 * versions add statements and never change existing ones.
 */
export const TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS studio_used (
    value TEXT PRIMARY KEY,
    expires BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS studio_generations (
    subject TEXT PRIMARY KEY,
    generation BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS studio_attempts (
    subject TEXT PRIMARY KEY,
    attempts DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    expires BIGINT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS studio_journal (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    data TEXT NOT NULL,
    revision BIGINT NOT NULL,
    due BIGINT NOT NULL,
    owner TEXT,
    claimed_until BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS studio_journal_due ON studio_journal (due)',
  `CREATE TABLE IF NOT EXISTS studio_drafts (
    username TEXT NOT NULL,
    path TEXT NOT NULL,
    data TEXT NOT NULL,
    revision BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (username, path)
  )`,
  // SQLite accepts any type name and stores bytes unchanged.
  `CREATE TABLE IF NOT EXISTS studio_uploads (
    username TEXT NOT NULL,
    id TEXT NOT NULL,
    path TEXT NOT NULL,
    type TEXT NOT NULL,
    size BIGINT NOT NULL,
    bytes BYTEA NOT NULL,
    created_at BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (username, id)
  )`,
];
