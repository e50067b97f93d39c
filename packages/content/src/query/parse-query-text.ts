import type { Columns } from '../collections/columns.ts';
import { tableOf } from '../store/store.ts';
import { columnTypeOf } from './fields.ts';
import { normaliseQuery } from './normalise.ts';
import { parseWhere } from './parse-where.ts';
import type { Query } from './query.ts';
import { QUERY_TEXT_LIMITS } from './query-text-limits.ts';
import { createTokenReader } from './token-reader.ts';
import type { TokenReader } from './token-reader.ts';
import { refusedQuery } from './tokens.ts';

/** Options of `parseQueryText`. */
export interface QueryTextOptions {
  /** The only collection that may be queried. */
  collection: string;
  /** Columns of the collection. Without them, fields are checked when the query runs. */
  columns?: Columns;
}

/**
 * Parses the text that `renderQueryText` writes, and refuses everything else. The text is untrusted: it is never run,
 * only the query that was parsed from it.
 */
export function parseQueryText(sql: string, options: QueryTextOptions): Query {
  const { length } = QUERY_TEXT_LIMITS;
  if (sql.length > length) throw refusedQuery(`it is longer than ${length} characters`, length);
  const reader = createTokenReader(sql);
  const { collection } = options;
  /** Parses the name of a field in double quotes. */
  const field = (): string => {
    const name = reader.take('name', 'a field in double quotes');
    if (options.columns) columnTypeOf(name, collection, options.columns);
    return name;
  };

  reader.expect('SELECT');
  const count = parseCount(reader, field);
  const fields = count || reader.accept('*') ? [] : parseList(reader, field);
  reader.expect('FROM');
  expectName(reader, tableOf(collection), `the table ${tableOf(collection)}`);
  const where = reader.accept('WHERE') ? parseWhere(reader, options) : { join: 'AND' as const, parts: [] };
  const order = count ? [] : parseOrder(reader, options);
  const window = count ? { skip: 0, limit: undefined } : parseWindow(reader);
  if (reader.peek().kind !== 'end') throw reader.error('expected the end of the query');
  return normaliseQuery({ collection, fields, where, order, ...window, ...(count ? { count } : {}) });
}

function parseCount(reader: TokenReader, field: () => string): Query['count'] {
  if (!reader.accept('COUNT')) return undefined;
  reader.expect('(');
  const distinct = reader.accept('DISTINCT');
  const counted = !distinct && reader.accept('*') ? '*' : field();
  reader.expect(')', 'AS');
  // Case-sensitive, because the result is read from the column of this name.
  expectName(reader, 'count', 'count');
  return { field: counted, distinct };
}

/** Skips exactly this name, with or without double quotes; throws if another token follows. */
function expectName(reader: TokenReader, name: string, expected: string): void {
  const { kind, value } = reader.peek();
  if ((kind !== 'word' && kind !== 'name') || value !== name) throw reader.error(`expected ${expected}`);
  reader.take(kind, expected);
}

function parseOrder(reader: TokenReader, { collection, columns }: QueryTextOptions): Query['order'] {
  reader.expect('ORDER', 'BY');
  const sortedFields = new Set<string>();
  // `stem` without quotes is the default order, reading order, which differs from sorting by the text of the stem.
  if (reader.accept('STEM')) {
    reader.expect('ASC');
    return [];
  }
  return parseList(reader, () => {
    const { at } = reader.peek();
    const name = reader.take('name', 'a field in double quotes');
    // Comparing JSON such as bodies is slow, and its order as text is meaningless.
    if (columns && columnTypeOf(name, collection, columns) === 'json') {
      throw reader.error(`field "${name}" contains JSON, which cannot be sorted`, at);
    }
    if (sortedFields.add(name).size > QUERY_TEXT_LIMITS.order) {
      throw reader.error(`more than ${QUERY_TEXT_LIMITS.order} fields to sort by`, at);
    }
    if (reader.accept('DESC')) return { field: name, direction: 'DESC' };
    reader.expect('ASC');
    return { field: name, direction: 'ASC' };
  });
}

function parseWindow(reader: TokenReader): Pick<Query, 'skip' | 'limit'> {
  if (!reader.accept('LIMIT')) return { skip: 0, limit: undefined };
  const { value, at } = reader.peek();
  const limit = value === '-1' ? undefined : parseRows(reader);
  if (limit === undefined) {
    reader.take('number', 'a number of rows');
    reader.expect('OFFSET');
    return { skip: parseRows(reader), limit: undefined };
  }
  if (limit > QUERY_TEXT_LIMITS.rows) throw reader.error(`more than ${QUERY_TEXT_LIMITS.rows} rows`, at);
  return { skip: reader.accept('OFFSET') ? parseRows(reader) : 0, limit };
}

function parseRows(reader: TokenReader): number {
  const { at } = reader.peek();
  const rows = Number(reader.take('number', 'a number of rows'));
  if (!Number.isSafeInteger(rows) || rows < 0) throw reader.error('expected a number of rows', at);
  return rows;
}

function parseList<T>(reader: TokenReader, parseOne: () => T): T[] {
  const items = [parseOne()];
  while (reader.accept(',')) items.push(parseOne());
  return items;
}
