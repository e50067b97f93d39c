import type { Node } from 'oxc-parser';

/** Marks values that only executing the code would reveal. */
export const UNKNOWN: unique symbol = Symbol('unknown');

/** The value of an expression, or `UNKNOWN`. */
export type Value = unknown;

/** Resolves the names in an expression. */
export interface Scope {
  /** Returns the expression that a name refers to and the scope to evaluate it in, or its value. */
  lookup: (name: string) => { node: Node; scope: Scope } | { value: Value } | undefined;
}

const EMPTY: Scope = { lookup: () => undefined };

/** Maximum depth of nested names and calls. */
const MAX_DEPTH = 200;

/**
 * Evaluates an expression statically: literals, arrays, objects, templates, names of constants, and calls of functions
 * that only return such a value. No code is executed. If a condition or the left side of `??` or `||` is unknown, the
 * alternative is used; for a call of an unknown function, its first argument. Anything else is `UNKNOWN`.
 */
export function evaluate(node: Node | null | undefined, scope: Scope = EMPTY, depth = 0): Value {
  if (!node || depth > MAX_DEPTH) return UNKNOWN;
  const value = (child: Node | null | undefined): Value => evaluate(child, scope, depth + 1);
  switch (node.type) {
    case 'Literal':
      return 'regex' in node && node.regex ? UNKNOWN : node.value;
    case 'TemplateLiteral':
      return template(node, value);
    case 'ArrayExpression':
      return node.elements.flatMap((element) => {
        if (element?.type !== 'SpreadElement') return [value(element)];
        const spread = value(element.argument);
        return Array.isArray(spread) ? (spread as Value[]) : [];
      });
    case 'ObjectExpression':
      return object(node, value);
    case 'Identifier':
      return identifier(node.name, scope, depth);
    case 'UnaryExpression':
      return unary(node.operator, value(node.argument));
    case 'BinaryExpression':
      return binary(node.operator, value(node.left), value(node.right));
    case 'LogicalExpression':
      return logical(node.operator, value(node.left), () => value(node.right));
    case 'ConditionalExpression': {
      const test = value(node.test);
      if (test === UNKNOWN) return value(node.alternate);
      return value(test ? node.consequent : node.alternate);
    }
    case 'MemberExpression':
      return member(node, value);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'AwaitExpression':
      return 'expression' in node ? value(node.expression) : value(node.argument);
    case 'CallExpression':
      return call(node, scope, depth);
    default:
      return UNKNOWN;
  }
}

type Of<Type extends Node['type']> = Extract<Node, { type: Type }>;
type Evaluate = (node: Node | null | undefined) => Value;

function template({ quasis, expressions }: Of<'TemplateLiteral'>, value: Evaluate): Value {
  let text = '';
  for (const [index, { value: quasi }] of quasis.entries()) {
    text += quasi.cooked ?? quasi.raw;
    if (index >= expressions.length) continue;
    const part = value(expressions[index]);
    if (typeof part !== 'string' && typeof part !== 'number') return UNKNOWN;
    text += String(part);
  }
  return text;
}

function object({ properties }: Of<'ObjectExpression'>, value: Evaluate): Value {
  const entries = properties.flatMap((property): [string, Value][] => {
    if (property.type === 'SpreadElement') {
      const spread = value(property.argument);
      return isObject(spread) ? Object.entries(spread) : [];
    }
    const key = property.computed ? value(property.key) : keyOf(property.key);
    return typeof key === 'string' || typeof key === 'number' ? [[String(key), value(property.value)]] : [];
  });
  return Object.fromEntries(entries);
}

function keyOf(key: Node): Value {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? key.value : UNKNOWN;
}

function identifier(name: string, scope: Scope, depth: number): Value {
  if (name === 'undefined') return undefined;
  const binding = scope.lookup(name);
  if (!binding) return UNKNOWN;
  return 'value' in binding ? binding.value : evaluate(binding.node, binding.scope, depth + 1);
}

function unary(operator: string, argument: Value): Value {
  if (argument === UNKNOWN) return UNKNOWN;
  if (operator === '!') return argument === false || argument === undefined || argument === null || argument === '';
  return operator === '-' && typeof argument === 'number' ? -argument : UNKNOWN;
}

function binary(operator: string, left: Value, right: Value): Value {
  if (operator !== '+') return UNKNOWN;
  return typeof left === 'string' && typeof right === 'string' ? left + right : UNKNOWN;
}

/** For `??` and `||`: if the left side is unknown, the right side is the default in the code. */
function logical(operator: string, left: Value, right: () => Value): Value {
  if (operator === '&&') return left === UNKNOWN || !left ? left : right();
  if (operator === '??') return left === UNKNOWN || left == null ? right() : left;
  return left === UNKNOWN || !left ? right() : left;
}

function member(node: Of<'MemberExpression'>, value: Evaluate): Value {
  const target = value(node.object);
  const key = node.computed ? value(node.property) : keyOf(node.property);
  if (typeof key !== 'string' && typeof key !== 'number') return UNKNOWN;
  if (target === UNKNOWN || target == null || !Object.hasOwn(Object(target) as object, key)) return UNKNOWN;
  return (target as Record<string, Value>)[key];
}

/**
 * `defineConfig({…})` evaluates to its first argument, `nav()` to its return value, `[…].filter(Boolean)` to the array.
 */
function call(node: Of<'CallExpression'>, scope: Scope, depth: number): Value {
  const { callee, arguments: args } = node;
  if (callee.type === 'MemberExpression' && !callee.computed) {
    const list = evaluate(callee.object, scope, depth + 1);
    return Array.isArray(list) && keyOf(callee.property) === 'filter' ? list.filter(isPresent) : UNKNOWN;
  }
  if (callee.type !== 'Identifier') return UNKNOWN;
  const binding = scope.lookup(callee.name);
  if (binding && 'node' in binding) {
    const result = returnedExpression(binding.node);
    if (result) return evaluate(result, binding.scope, depth + 1);
  }
  const [first] = args;
  return first && first.type !== 'SpreadElement' ? evaluate(first, scope, depth + 1) : UNKNOWN;
}

function isPresent(value: Value): boolean {
  return Boolean(value) && value !== UNKNOWN;
}

/** Returns the expression that a function returns. */
export function returnedExpression(node: Node): Node | undefined {
  if (
    node.type !== 'FunctionDeclaration' &&
    node.type !== 'FunctionExpression' &&
    node.type !== 'ArrowFunctionExpression'
  )
    return undefined;
  const { body } = node;
  if (body?.type !== 'BlockStatement') return body ?? undefined;
  const last = body.body.find((statement) => statement.type === 'ReturnStatement');
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}

/** Whether a value is an object, but not an array. */
export function isObject(value: Value): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an array as it is, and an empty array for anything else. */
export function listOf(value: Value): Value[] {
  return Array.isArray(value) ? (value as Value[]) : [];
}
