/** Prepared statements at hand; beyond these the one unused for longest is let go. */
const STATEMENT_LIMIT = 200;

interface StatementCache<Statement> {
  get(sql: string): Statement;
  clear(): void;
}

/** Statements by their text, each prepared once. Bounded, since callers may put anything into a query. */
export function createStatementCache<Statement>(
  prepare: (sql: string) => Statement,
  release: (statement: Statement) => void = () => undefined,
  limit = STATEMENT_LIMIT,
): StatementCache<Statement> {
  const statements = new Map<string, Statement>();
  const forget = (sql: string, statement: Statement): void => {
    statements.delete(sql);
    release(statement);
  };
  return {
    get(sql) {
      const statement = statements.get(sql) ?? prepare(sql);
      // A Map keeps the order of insertion, so what was used last stands last.
      statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements;
      if (statements.size > limit && oldest) forget(...oldest);
      return statement;
    },
    clear() {
      for (const [sql, statement] of statements) forget(sql, statement);
    },
  };
}
