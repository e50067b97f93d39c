/** Runs one statement, with `?` for each value. Each statement is a transaction of its own. */
export interface SqlConnection {
  all: (sql: string, values?: readonly SqlValue[]) => Promise<SqlRow[]>;
  close: () => Promise<void>;
}

export type SqlValue = string | number | null | Uint8Array;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** A list of placeholders: `?, ?, ?`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
