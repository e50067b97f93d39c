import { unknownCollection } from '../errors.ts';
import { quoteName } from '../query/names.ts';
import { parseTokens, refused } from '../query/tokens.ts';
import type { Token } from '../query/tokens.ts';
import { tableOf } from '../store/store.ts';

export interface Statement {
  collection: string;
  sql: string;
}

/** Words of the language; a field of such a name needs its double quotes. */
const WORDS = new Set(
  (
    'SELECT COUNT DISTINCT AS FROM WHERE AND OR NOT IN IS NULL BETWEEN LIKE CONTAINS ' +
    'ORDER BY ASC DESC LIMIT OFFSET'
  ).split(' '),
);
const CLAUSES = new Set(['SELECT', 'FROM', 'WHERE', 'ORDER', 'LIMIT']);
const TRUTHS: Record<string, string> = { TRUE: '1', FALSE: '0' };

/**
 * What people type, with all that the grammar of queries asks for and a shell makes hard to type: quotes around fields,
 * the table's whole name, brackets around conditions, an order. The grammar has the last word on all of it.
 */
export function completeStatement(typed: string, collections: readonly string[]): Statement {
  const tokens = parseTokens(typed.replace(/[;\s]+$/u, '')).filter(({ kind }) => kind !== 'end');
  const collection = collectionIn(tokens, collections, typed);
  const clauses = splitClauses(tokens).map(([word, ...rest]) => completeClause(word, rest, collection));
  const isCount = tokens.some((token) => isWord(token, 'COUNT'));
  const limit = clauses.findIndex((clause) => clause.startsWith('LIMIT'));
  if (!isCount && !clauses.some((clause) => clause.startsWith('ORDER'))) {
    clauses.splice(limit === -1 ? clauses.length : limit, 0, 'ORDER BY stem ASC');
  }
  return { collection, sql: clauses.join(' ') };
}

function collectionIn(tokens: readonly Token[], collections: readonly string[], typed: string): string {
  const from = tokens.findIndex((token) => isWord(token, 'FROM'));
  const table = from === -1 ? undefined : tokens[from + 1];
  if (table?.kind !== 'word' && table?.kind !== 'name') {
    throw refused('expected FROM and a collection', table?.at ?? typed.length);
  }
  const found = collections.find((name) => name === table.value || tableOf(name) === table.value);
  if (found === undefined) throw unknownCollection(table.value, collections);
  return found;
}

/** Each clause with the word it begins with. */
function splitClauses(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [];
  for (const token of tokens) {
    const last = clauses.at(-1);
    if (!last || (token.kind === 'word' && CLAUSES.has(token.value.toUpperCase()))) clauses.push([token]);
    else last.push(token);
  }
  return clauses;
}

function completeClause(first: Token | undefined, rest: readonly Token[], collection: string): string {
  if (!first) return '';
  const word = first.kind === 'word' ? first.value.toUpperCase() : writeToken(first, undefined);
  const written = rest.map((token, index) => writeToken(token, rest[index - 1]));
  switch (word) {
    case 'SELECT':
      if (isWord(rest[0], 'COUNT') && rest.at(-1)?.value === ')') written.push('AS count');
      break;
    case 'FROM':
      written[0] = quoteName(tableOf(collection));
      break;
    case 'WHERE':
      return `WHERE (${written.join(' ')})`;
    case 'ORDER':
      return ['ORDER', ...completeOrder(rest)].join(' ');
    default:
  }
  return [word, ...written].join(' ');
}

/** Up is the way that needs no word. `stem` alone is the order of reading, which only it can name without quotes. */
function completeOrder(tokens: readonly Token[]): string[] {
  const isReadingOrder = tokens.length < 4 && isWord(tokens[1], 'STEM') && !isWord(tokens[2], 'DESC');
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isField = (token.kind === 'word' && !WORDS.has(token.value.toUpperCase())) || token.kind === 'name';
    const isLast = next === undefined || next.value === ',';
    const written = isReadingOrder && index === 1 ? 'stem' : writeToken(token, undefined);
    return isField && isLast ? [written, 'ASC'] : [written];
  });
}

function writeToken({ kind, value }: Token, before: Token | undefined): string {
  if (kind === 'text') return `'${value.replaceAll("'", "''")}'`;
  if (kind === 'name') return quoteName(value);
  if (kind !== 'word' || WORDS.has(value.toUpperCase())) return value;
  const truth =
    before?.kind === 'sign' && before.value !== ',' && before.value !== '(' ? TRUTHS[value.toUpperCase()] : undefined;
  return truth ?? quoteName(value);
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.value.toUpperCase() === word;
}
