/** What a query tests. */
export type QueryKind = 'words' | 'typo' | 'prefix' | 'word-form' | 'code' | 'symbol' | 'language';

/** A query with its expected results. */
export interface JudgedQuery {
  kind: QueryKind;
  /** Language of the visitor. */
  locale: string;
  query: string;
  /**
   * Expected results, all equally good, as paths without a language. `/page#heading` matches only that heading, `/page`
   * any part of the page, and `/folder/**` the folder and everything below it.
   */
  expected: readonly string[];
}

/** Creates queries of one kind and language, each with its expected results. */
export function judge(
  kind: QueryKind,
  locale: string,
  queries: Readonly<Record<string, readonly string[]>>,
): JudgedQuery[] {
  return Object.entries(queries).map(([query, expected]) => ({ kind, locale, query, expected }));
}

/** Whether a result, as `/page#heading` without its language, is an expected one. */
export function isExpected(result: string, { expected }: Pick<JudgedQuery, 'expected'>): boolean {
  const [page = ''] = result.split('#');
  return expected.some((expectedPage) => {
    if (expectedPage.includes('#')) return result === expectedPage;
    if (expectedPage.endsWith('/**')) return `${page}/`.startsWith(expectedPage.slice(0, -'**'.length));
    return page === expectedPage;
  });
}

/** Scores a list of results: 1 if the first is an expected one, 1/2 for the second and so on, 0 if there is none. */
export function reciprocalRank(results: readonly string[], query: Pick<JudgedQuery, 'expected'>): number {
  const rank = results.findIndex((result) => isExpected(result, query));
  return rank === -1 ? 0 : 1 / (rank + 1);
}
