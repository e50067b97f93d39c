/** Runs SQL statements with `?` placeholders. Each statement is a separate transaction. */
export interface SqlConnection {
  /** Runs a statement and returns its rows. */
  all: (sql: string, values?: readonly SqlValue[]) => Promise<SqlRow[]>;
  /** Closes the connection. */
  close: () => Promise<void>;
}

/** A value in SQL. */
export type SqlValue = string | number | null | Uint8Array;
/** A row by column name. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** Returns a list of placeholders: `?, ?, ?`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
