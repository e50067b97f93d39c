/** How much a query that comes as text may ask; a query in code has no such limits. */
export const QUERY_TEXT_LIMITS = {
  /** Characters of the whole text. */
  length: 10_000,
  /** Conditions in all; SQLite reads no more than 1,000 in a row. */
  conditions: 500,
  /** Groups in groups. */
  depth: 32,
  /** Values of one IN. */
  list: 1000,
  /** Different fields of ORDER BY. */
  order: 8,
  /** Characters of the value of LIKE and CONTAINS: a longer value takes more time for each row. */
  pattern: 200,
  /** The largest LIMIT. */
  rows: 1_000_000,
};
