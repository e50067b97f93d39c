/** Maximum number of prepared statements; above it the least recently used one is released. */
const STATEMENT_LIMIT = 200;

interface StatementCache<Statement> {
  get(sql: string): Statement;
  clear(): void;
}

/** Creates a cache of prepared statements by text. Its size is limited, since the number of different texts is not. */
export function createStatementCache<Statement>(
  prepare: (sql: string) => Statement,
  release: (statement: Statement) => void = () => undefined,
  limit = STATEMENT_LIMIT,
): StatementCache<Statement> {
  const statements = new Map<string, Statement>();
  const remove = (sql: string, statement: Statement): void => {
    statements.delete(sql);
    release(statement);
  };
  return {
    get(sql) {
      const statement = statements.get(sql) ?? prepare(sql);
      // A Map keeps the order of insertion, so the statement used last is at the end.
      statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements;
      if (statements.size > limit && oldest) remove(...oldest);
      return statement;
    },
    clear() {
      for (const [sql, statement] of statements) remove(sql, statement);
    },
  };
}
