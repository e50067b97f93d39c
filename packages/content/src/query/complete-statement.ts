import { unknownCollection } from '../errors.ts';
import { quoteName } from './names.ts';
import { parseQueryTokens, refusedQuery } from './tokens.ts';
import type { QueryToken } from './tokens.ts';
import { tableOf } from '../store/store.ts';

/** A complete SQL statement and its collection. */
export interface CompletedStatement {
  collection: string;
  sql: string;
}

/** Keywords; a field with such a name needs double quotes. */
const KEYWORDS = new Set(
  (
    'SELECT COUNT DISTINCT AS FROM WHERE AND OR NOT IN IS NULL BETWEEN LIKE CONTAINS ' +
    'ORDER BY ASC DESC LIMIT OFFSET'
  ).split(' '),
);
const CLAUSES = new Set(['SELECT', 'FROM', 'WHERE', 'ORDER', 'LIMIT']);
const BOOLEANS: Record<string, string> = { TRUE: '1', FALSE: '0' };

/**
 * Expands an SQL statement that a person entered into the full form that the query parser requires: adds quotes around
 * fields, the full table name, parentheses around conditions, and an order. The result is still validated by the query
 * parser. Without `collections`, any name can follow FROM.
 */
export function completeStatement(input: string, collections?: readonly string[]): CompletedStatement {
  const tokens = parseQueryTokens(input.replace(/[;\s]+$/u, '')).filter(({ kind }) => kind !== 'end');
  const collection = collectionIn(tokens, collections, input);
  const clauses = splitClauses(tokens).map(([word, ...rest]) => completeClause(word, rest, collection));
  const isCount = tokens.some((token) => isWord(token, 'COUNT'));
  const limit = clauses.findIndex((clause) => clause.startsWith('LIMIT'));
  if (!isCount && !clauses.some((clause) => clause.startsWith('ORDER'))) {
    clauses.splice(limit === -1 ? clauses.length : limit, 0, 'ORDER BY stem ASC');
  }
  return { collection, sql: clauses.join(' ') };
}

function collectionIn(
  tokens: readonly QueryToken[],
  collections: readonly string[] | undefined,
  input: string,
): string {
  const from = tokens.findIndex((token) => isWord(token, 'FROM'));
  const table = from === -1 ? undefined : tokens[from + 1];
  if (table?.kind !== 'word' && table?.kind !== 'name') {
    throw refusedQuery('expected FROM and a collection', table?.at ?? input.length);
  }
  const prefix = tableOf('');
  if (!collections) return table.value.startsWith(prefix) ? table.value.slice(prefix.length) : table.value;
  const name = collections.find((name) => name === table.value || tableOf(name) === table.value);
  if (name === undefined) throw unknownCollection(table.value, collections);
  return name;
}

/** Splits a statement into clauses, each starting with its keyword. */
function splitClauses(tokens: readonly QueryToken[]): QueryToken[][] {
  const clauses: QueryToken[][] = [];
  for (const token of tokens) {
    const last = clauses.at(-1);
    if (!last || (token.kind === 'word' && CLAUSES.has(token.value.toUpperCase()))) clauses.push([token]);
    else last.push(token);
  }
  return clauses;
}

function completeClause(first: QueryToken | undefined, rest: readonly QueryToken[], collection: string): string {
  if (!first) return '';
  const word = first.kind === 'word' ? first.value.toUpperCase() : writeToken(first, undefined);
  const sqlTokens = rest.map((token, index) => writeToken(token, rest[index - 1]));
  switch (word) {
    case 'SELECT':
      if (isWord(rest[0], 'COUNT') && rest.at(-1)?.value === ')') sqlTokens.push('AS count');
      break;
    case 'FROM':
      sqlTokens[0] = quoteName(tableOf(collection));
      break;
    case 'WHERE':
      return `WHERE (${sqlTokens.join(' ')})`;
    case 'ORDER':
      return ['ORDER', ...completeOrder(rest)].join(' ');
    default:
  }
  return [word, ...sqlTokens].join(' ');
}

/** Adds the default direction ASC. `ORDER BY stem`, with `stem` unquoted, sorts by reading order. */
function completeOrder(tokens: readonly QueryToken[]): string[] {
  const isReadingOrder = tokens.length < 4 && isWord(tokens[1], 'STEM') && !isWord(tokens[2], 'DESC');
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isField = (token.kind === 'word' && !KEYWORDS.has(token.value.toUpperCase())) || token.kind === 'name';
    const isLast = next === undefined || next.value === ',';
    const text = isReadingOrder && index === 1 ? 'stem' : writeToken(token, undefined);
    return isField && isLast ? [text, 'ASC'] : [text];
  });
}

function writeToken({ kind, value }: QueryToken, before: QueryToken | undefined): string {
  if (kind === 'text') return `'${value.replaceAll("'", "''")}'`;
  if (kind === 'name') return quoteName(value);
  if (kind !== 'word' || KEYWORDS.has(value.toUpperCase())) return value;
  const booleanLiteral =
    before?.kind === 'symbol' && before.value !== ',' && before.value !== '('
      ? BOOLEANS[value.toUpperCase()]
      : undefined;
  return booleanLiteral ?? quoteName(value);
}

function isWord(token: QueryToken | undefined, word: string): boolean {
  return token?.kind === 'word' && token.value.toUpperCase() === word;
}
