/** Maximum number of results of one page near the top, so that results of other pages are visible. */
const MAX_PER_PAGE = 3;

/** Splits ranked candidates into the best of each page and the remaining ones, both in the given order. */
export function limitPerPage<Candidate>(
  candidates: readonly Candidate[],
  pageOf: (candidate: Candidate) => number,
): { first: Candidate[]; behind: Candidate[] } {
  const counts = new Map<number, number>();
  const first: Candidate[] = [];
  const behind: Candidate[] = [];
  for (const candidate of candidates) {
    const count = counts.get(pageOf(candidate)) ?? 0;
    counts.set(pageOf(candidate), count + 1);
    (count < MAX_PER_PAGE ? first : behind).push(candidate);
  }
  return { first, behind };
}
