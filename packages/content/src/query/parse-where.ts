import type { Columns } from '../collections/columns.ts';
import { comparisonError } from './comparison.ts';
import { columnTypeOf } from './fields.ts';
import type { Condition, ConditionGroup, Operator } from './query.ts';
import { QUERY_TEXT_LIMITS } from './query-text-limits.ts';
import type { TokenReader } from './token-reader.ts';

type Part = Condition | ConditionGroup;

interface WhereOptions {
  collection: string;
  columns?: Columns;
}

/** Parses the WHERE clause: groups in parentheses that are joined with AND. */
export function parseWhere(reader: TokenReader, options: WhereOptions): ConditionGroup {
  const { conditions, depth } = QUERY_TEXT_LIMITS;
  let count = 0;

  const parseGroup = (level: number): Part => {
    if (level > depth) throw reader.error(`more than ${depth} nested groups`);
    reader.expect('(');
    const first = parsePart(level);
    const join = ['AND' as const, 'OR' as const].find((word) => reader.accept(word));
    const parts = join === undefined ? [first] : [first, ...parseJoined(join, () => parsePart(level))];
    reader.expect(')');
    return join === undefined ? first : { join, parts };
  };

  const parsePart = (level: number): Part => {
    const { kind, value } = reader.peek();
    if (kind === 'symbol' && value === '(') return parseGroup(level + 1);
    count += 1;
    if (count > conditions) throw reader.error(`more than ${conditions} conditions`);
    return parseCondition(reader, options);
  };

  /** Parses one or more parts joined with the same keyword; AND and OR cannot be mixed without parentheses. */
  const parseJoined = (join: 'AND' | 'OR', parseOne: () => Part): Part[] => {
    const parts = [parseOne()];
    while (reader.accept(join)) parts.push(parseOne());
    return parts;
  };

  return { join: 'AND', parts: parseJoined('AND', () => parseGroup(1)) };
}

function parseCondition(reader: TokenReader, { collection, columns }: WhereOptions): Condition {
  const { at } = reader.peek();
  const field = reader.take('name', 'a field in double quotes');
  const type = columns && columnTypeOf(field, collection, columns);
  const operator = parseOperator(reader);
  const value = parseOperand(reader, operator);
  const condition: Condition = value === undefined ? { field, operator } : { field, operator, value };
  const isPattern = operator === 'LIKE' || operator === 'NOT LIKE' || operator === 'CONTAINS';
  if (isPattern && String(value).length > QUERY_TEXT_LIMITS.pattern) {
    throw reader.error(`a pattern of more than ${QUERY_TEXT_LIMITS.pattern} characters`, at);
  }
  const error = type && comparisonError(condition, type);
  if (error !== undefined) throw reader.error(error, at);
  return condition;
}

function parseOperator(reader: TokenReader): Operator {
  const sign = (['=', '<>', '>=', '<=', '>', '<', 'CONTAINS'] as const).find((word) => reader.accept(word));
  if (sign) return sign;
  if (reader.accept('IS')) {
    const negated = reader.accept('NOT');
    reader.expect('NULL');
    return negated ? 'IS NOT NULL' : 'IS NULL';
  }
  const negated = reader.accept('NOT');
  const word = (['IN', 'BETWEEN', 'LIKE'] as const).find((word) => reader.accept(word));
  if (!word) throw reader.error('expected an operator');
  return negated ? `NOT ${word}` : word;
}

function parseOperand(reader: TokenReader, operator: Operator): Condition['value'] {
  switch (operator) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return undefined;
    case 'IN':
    case 'NOT IN':
      return parseValues(reader);
    case 'BETWEEN':
    case 'NOT BETWEEN': {
      const low = parseValue(reader);
      reader.expect('AND');
      return [low, parseValue(reader)];
    }
    default:
      return parseValue(reader);
  }
}

function parseValues(reader: TokenReader): (string | number)[] {
  reader.expect('(');
  if (reader.accept(')')) return [];
  const values = [parseValue(reader)];
  while (reader.accept(',')) {
    if (values.length === QUERY_TEXT_LIMITS.list) throw reader.error(`more than ${values.length} values`);
    values.push(parseValue(reader));
  }
  reader.expect(')');
  return values;
}

function parseValue(reader: TokenReader): string | number {
  const number = reader.peek().kind === 'number';
  const value = reader.take(number ? 'number' : 'text', 'a text in single quotes or a number');
  return number ? Number(value) : value;
}
