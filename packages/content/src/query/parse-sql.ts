import { ContentError } from '../errors.ts';
import { tableOf } from '../store/store.ts';
import { quoteName } from './names.ts';
import { parseQueryText } from './parse-query-text.ts';
import type { Query } from './query.ts';
import { parseQueryTokens } from './tokens.ts';
import type { QueryToken } from './tokens.ts';

const KEYWORDS = new Set(
  'SELECT COUNT DISTINCT AS FROM WHERE AND OR NOT IN BETWEEN LIKE CONTAINS IS NULL ORDER BY ASC DESC LIMIT OFFSET'.split(
    ' ',
  ),
);

/**
 * Parses SQL as people write it: one SELECT of one collection, with names in any case of quotes. It is rewritten as the
 * text that `parseQueryText` accepts. Fields are checked when the query runs.
 */
export function parseSql(sql: string): Query {
  const tokens = parseQueryTokens(sql);
  const from = tokens.findIndex((token) => isKeyword(token, 'FROM'));
  const { kind, value: table } = tokens[from + 1] ?? { kind: 'end', value: '' };
  if (from < 0 || (kind !== 'word' && kind !== 'name')) throw refused('it has no FROM with the name of a collection');
  const collection = table.replace(/^_content_/u, '');
  const [selected, rest] = [tokens.slice(0, from), tokens.slice(from + 2, -1)];
  const order = findClause(rest, 'ORDER');
  const limit = findClause(rest, 'LIMIT');
  const where = rest.slice(0, Math.min(order, limit));
  const isCount = selected.some((token) => isKeyword(token, 'COUNT'));
  const parts = [
    ...selected.map(write),
    ...(isCount && !selected.some((token) => isKeyword(token, 'AS')) ? ['AS count'] : []),
    `FROM ${tableOf(collection)}`,
    ...(where.length === 0 ? [] : writeConditions(where)),
    ...(isCount || order < limit ? writeOrder(rest.slice(order, limit)) : ['ORDER BY stem ASC']),
    ...rest.slice(limit).map(write),
  ];
  try {
    return parseQueryText(parts.join(' '), { collection });
  } catch (error) {
    // Positions in the rewritten text would mislead.
    const reason = error instanceof ContentError ? /position \d+: (?<reason>.*)\.$/su.exec(error.message) : null;
    throw reason?.groups?.['reason'] === undefined
      ? error
      : refused(reason.groups['reason'].replace(' in double quotes', ''));
  }
}

/** Returns the index of a keyword outside of parentheses, or the number of tokens. */
function findClause(tokens: readonly QueryToken[], keyword: string): number {
  let depth = 0;
  const index = tokens.findIndex((token) => {
    depth += depthChange(token);
    return depth === 0 && isKeyword(token, keyword);
  });
  return index < 0 ? tokens.length : index;
}

/** Writes the WHERE clause as one group. AND binds more strongly than OR, so each alternative is a group of its own. */
function writeConditions([where, ...tokens]: readonly QueryToken[]): string[] {
  if (!where || !isKeyword(where, 'WHERE')) throw refused(`${where?.value ?? 'the end'} is not expected here`);
  const alternatives: QueryToken[][] = [];
  let left = tokens;
  while (left.length > 0) {
    const or = findClause(left, 'OR');
    alternatives.push(left.slice(0, or));
    left = left.slice(or + 1);
    if (or === tokens.length - 1) throw refused('a condition is expected after OR');
  }
  const written = alternatives.map((alternative) => `(${alternative.map(write).join(' ')})`);
  return ['WHERE', written.length === 1 ? written.join('') : `(${written.join(' OR ')})`];
}

/** Writes the ORDER BY clause with a direction after each field. */
function writeOrder(tokens: readonly QueryToken[]): string[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    const isLast = next === undefined || (next.kind === 'sign' && next.value === ',');
    return isLast && isField(token) ? [write(token), 'ASC'] : [write(token)];
  });
}

function write(token: QueryToken): string {
  if (token.kind === 'text') return `'${token.value.replaceAll("'", "''")}'`;
  return isField(token) ? quoteName(token.value) : token.value;
}

function isField({ kind, value }: QueryToken): boolean {
  // The name of a counted result is not a field.
  return kind === 'name' || (kind === 'word' && !KEYWORDS.has(value.toUpperCase()) && value !== 'count');
}

function isKeyword({ kind, value }: QueryToken, keyword: string): boolean {
  return kind === 'word' && value.toUpperCase() === keyword;
}

function depthChange({ kind, value }: QueryToken): number {
  if (kind !== 'sign') return 0;
  return value === '(' ? 1 : value === ')' ? -1 : 0;
}

function refused(reason: string): ContentError {
  return new ContentError(
    'query/sql',
    `This SQL is not supported: ${reason}.`,
    "Write one SELECT of one collection: SELECT title, date FROM posts WHERE date > '2026-01-01' ORDER BY date DESC LIMIT 5",
  );
}
