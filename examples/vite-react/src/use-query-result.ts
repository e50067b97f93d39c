import { useEffect, useState } from 'react';

export type QueryResult<Value> =
  | { state: 'loading' }
  | { state: 'success'; value: Value }
  | { state: 'error'; message: string; hint: string; retry: () => void };

/** Runs a query once, again after `retry`, and in development also when the content has changed. */
export function useQueryResult<Value, Parameter>(
  query: (parameter: Parameter) => Promise<Value>,
  parameter: Parameter,
): QueryResult<Value> {
  const [result, setResult] = useState<QueryResult<Value>>({ state: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const update = (next: QueryResult<Value>): void => {
      if (isCurrent) setResult(next);
    };
    const run = (): void => {
      query(parameter).then(
        (value) => update({ state: 'success', value }),
        (error: unknown) => update({ state: 'error', ...describe(error), retry: run }),
      );
    };
    run();
    import.meta.hot?.on('recto:content', run);
    return () => {
      isCurrent = false;
      import.meta.hot?.off('recto:content', run);
    };
  }, [query, parameter]);

  return result;
}

/** Returns the message of an error. Errors of the engine also have a hint that says what to do. */
function describe(error: unknown): { message: string; hint: string } {
  const message = error instanceof Error ? error.message : String(error);
  const hint = error instanceof Error && 'hint' in error ? String(error.hint) : '';
  return { message, hint };
}
