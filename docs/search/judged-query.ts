export type QueryKind = 'words' | 'typo' | 'prefix' | 'form' | 'code' | 'symbol' | 'language';

export interface JudgedQuery {
  kind: QueryKind;
  /** The language the visitor reads the site in. */
  locale: string;
  query: string;
  /**
   * Places that answer it, none better than another, without their language.
   * `/page#heading` is that heading alone, `/page` anywhere on the page, `/folder/**` all below a folder, and itself.
   */
  answers: readonly string[];
}

/** Queries of one kind and language, each with its answers. */
export function judge(
  kind: QueryKind,
  locale: string,
  queries: Readonly<Record<string, readonly string[]>>,
): JudgedQuery[] {
  return Object.entries(queries).map(([query, answers]) => ({ kind, locale, query, answers }));
}

/** Whether a place of the site, as `/page#heading` without its language, answers as well as any. */
export function isAnswer(place: string, { answers }: Pick<JudgedQuery, 'answers'>): boolean {
  const [page = ''] = place.split('#');
  return answers.some((answer) => {
    if (answer.includes('#')) return place === answer;
    if (answer.endsWith('/**')) return `${page}/`.startsWith(answer.slice(0, -'**'.length));
    return page === answer;
  });
}

/** How well a list of places answers: 1 for the first place, 1/2 for the second, 0 where none does. */
export function reciprocalRank(places: readonly string[], query: Pick<JudgedQuery, 'answers'>): number {
  const rank = places.findIndex((place) => isAnswer(place, query));
  return rank === -1 ? 0 : 1 / (rank + 1);
}
