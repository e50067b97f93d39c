import type { ColumnType } from '../collections/columns.ts';

/** How one kind of database spells what all of them can do. The same query gives the same rows in the same order. */
export interface Dialect {
  name: 'sqlite' | 'postgres';
  /** Type of a column in CREATE TABLE. */
  columnType(type: ColumnType): string;
  /** The place of the n-th parameter, counted from 1: `?` or `$1`. */
  parameter(index: number): string;
  /** A column as it is compared with a value: dates as the text they were written with. */
  compared(column: string, type: ColumnType): string;
  /** LIKE as SQLite means it: `%` and `_`, letters A–Z without regard to case. */
  like(column: string, parameter: string): string;
  /** Whether a JSON list in `column` holds the value. */
  contains(column: string, parameter: string): string;
  /** A column as it sorts: text by code point, whatever the database's locale, and NULL first. */
  orderBy(column: string, type: ColumnType, direction: 'ASC' | 'DESC'): string;
  /** LIMIT and OFFSET, either of them optional. */
  window(limit: number | undefined, skip: number): string;
}
