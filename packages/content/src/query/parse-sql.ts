import type { Columns } from '../collections/columns.ts';
import { ContentError } from '../errors.ts';
import { completeStatement } from './complete-statement.ts';
import { parseQueryText } from './parse-query-text.ts';
import type { Query } from './query.ts';

/** Options of `parseSql`. */
export interface SqlOptions {
  /** The columns of each collection. Without them, collection and fields are checked when the query runs. */
  collections?: Readonly<Record<string, Columns>>;
  /** What to do about a statement that is refused. */
  hint: string;
}

/**
 * Parses SQL that a person wrote: one SELECT from one collection, with or without quotes around names. Errors show the
 * completed statement, to which their positions refer.
 */
export function parseSql(typed: string, { collections, hint }: SqlOptions): Query {
  let readAs = '';
  try {
    const { collection, sql } = completeStatement(typed, collections && Object.keys(collections));
    readAs = ` It was read as: ${sql}`;
    const columns = collections?.[collection];
    return parseQueryText(sql, columns ? { collection, columns } : { collection });
  } catch (error) {
    if (!(error instanceof ContentError) || error.code !== 'query/refused') throw error;
    throw new ContentError(error.code, error.message, hint + readAs);
  }
}
