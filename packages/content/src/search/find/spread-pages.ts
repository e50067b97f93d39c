/** Near the top, a page speaks this often: somebody who wanted another one would not see it. */
const MOST_OF_A_PAGE = 3;

/** The best of each page, in their order; and what else there is of pages that have more. */
export function spreadPages<Candidate>(
  candidates: readonly Candidate[],
  pageOf: (candidate: Candidate) => number,
): { first: Candidate[]; behind: Candidate[] } {
  const counts = new Map<number, number>();
  const first: Candidate[] = [];
  const behind: Candidate[] = [];
  for (const candidate of candidates) {
    const count = counts.get(pageOf(candidate)) ?? 0;
    counts.set(pageOf(candidate), count + 1);
    (count < MOST_OF_A_PAGE ? first : behind).push(candidate);
  }
  return { first, behind };
}
