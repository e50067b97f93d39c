import type { ReactNode } from 'react';
import { textsIn } from './texts.ts';
import type { Locale } from './texts.ts';
import type { QueryResult } from './use-query-result.ts';

interface QueryResultViewProps<Value> {
  result: QueryResult<Value>;
  locale: Locale;
  children: (value: Value) => ReactNode;
}

/** Shows that a query is running, or its error with a button to retry, or its result with `children`. */
export function QueryResultView<Value>({ result, locale, children }: QueryResultViewProps<Value>): ReactNode {
  const texts = textsIn(locale);
  if (result.state === 'loading') return <output>{texts.loading}</output>;
  if (result.state === 'success') return children(result.value);
  return (
    <section role="alert" className="error">
      <h1>{texts.error}</h1>
      <p dir="auto">{result.message}</p>
      <p dir="auto">{result.hint}</p>
      <button type="button" onClick={result.retry}>
        {texts.retry}
      </button>
    </section>
  );
}
