/** What a query tests. */
export type QueryKind = 'words' | 'typo' | 'prefix' | 'form' | 'code' | 'symbol' | 'language';

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
  answers: readonly string[];
}

/** Creates queries of one kind and language, each with its expected results. */
export function judge(
  kind: QueryKind,
  locale: string,
  queries: Readonly<Record<string, readonly string[]>>,
): JudgedQuery[] {
  return Object.entries(queries).map(([query, answers]) => ({ kind, locale, query, answers }));
}

/** Whether a result, as `/page#heading` without its language, is an expected one. */
export function isAnswer(place: string, { answers }: Pick<JudgedQuery, 'answers'>): boolean {
  const [page = ''] = place.split('#');
  return answers.some((answer) => {
    if (answer.includes('#')) return place === answer;
    if (answer.endsWith('/**')) return `${page}/`.startsWith(answer.slice(0, -'**'.length));
    return page === answer;
  });
}

/** Scores a list of results: 1 if the first is an expected one, 1/2 for the second and so on, 0 if there is none. */
export function reciprocalRank(places: readonly string[], query: Pick<JudgedQuery, 'answers'>): number {
  const rank = places.findIndex((place) => isAnswer(place, query));
  return rank === -1 ? 0 : 1 / (rank + 1);
}
