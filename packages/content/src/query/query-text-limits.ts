/** Limits of queries that are sent as text; queries in code are not limited. */
export const QUERY_TEXT_LIMITS = {
  /** Maximum length of the text, in characters. */
  length: 10_000,
  /** Maximum number of conditions; SQLite accepts no more than 1,000 joined conditions. */
  conditions: 500,
  /** Maximum depth of nested groups. */
  depth: 32,
  /** Maximum number of values of one IN. */
  list: 1000,
  /** Maximum number of different fields in ORDER BY. */
  order: 8,
  /** Maximum length of the value of LIKE and CONTAINS, in characters; longer values take more time for each row. */
  pattern: 200,
  /** Maximum LIMIT. */
  rows: 1_000_000,
};
