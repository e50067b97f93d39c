import type { ColumnType } from '../collections/columns.ts';

/** The SQL dialect of a database. The same query returns the same rows in the same order in all dialects. */
export interface Dialect {
  /** Name of the dialect. */
  name: 'sqlite' | 'postgres';
  /** Returns the type of a column in CREATE TABLE. */
  columnType(type: ColumnType): string;
  /** Returns the placeholder of the n-th parameter, counted from 1: `?` or `$1`. */
  parameter(index: number): string;
  /** Returns the expression of a column in comparisons: dates are compared as ISO text. */
  comparable(column: string, type: ColumnType): string;
  /** Returns a LIKE condition with the meaning of SQLite: wildcards `%` and `_`, case-insensitive for A–Z. */
  like(column: string, parameter: string): string;
  /** Returns a condition for whether the JSON array in `column` contains the value. */
  contains(column: string, parameter: string): string;
  /** Returns a term of ORDER BY: text is sorted by code point, independent of the database's locale, NULL first. */
  orderBy(column: string, type: ColumnType, direction: 'ASC' | 'DESC'): string;
  /** Returns the LIMIT and OFFSET clauses, each if it is needed. */
  window(limit: number | undefined, skip: number): string;
}
