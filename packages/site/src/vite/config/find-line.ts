import { parseSync } from 'vite';

/** A node of the syntax tree. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/**
 * Finds the line of an option in a configuration file, by its path in the default export: `['header', 0, 'to']`. If the
 * option is missing or in another file, returns the line of its nearest parent.
 */
export function findLine(file: string, text: string, path: readonly PropertyKey[]): number | undefined {
  const body = parseSync(file, text).program.body as unknown as Node[];
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (!exported) return undefined;
  let node = exported;
  let value = valueOf(exported['declaration'], body);
  for (const key of path) {
    const next = childOf(value, key);
    if (!next) break;
    node = next;
    value = valueOf(next.type === 'Property' ? next['value'] : next, body);
  }
  return text.slice(0, node.start).split('\n').length;
}

/**
 * Unwraps an expression to an object or array: `defineConfig({})`, `{} satisfies Config`, or a constant of the file.
 */
function valueOf(value: unknown, body: readonly Node[]): Node {
  const node = value as Node;
  if (node.type === 'CallExpression') {
    const [first] = node['arguments'] as Node[];
    return first && (node['callee'] as Node)['name'] === 'defineConfig' ? valueOf(first, body) : node;
  }
  if (node.type === 'Identifier') {
    const constant = constantsOf(body).find(({ id }) => id['name'] === node['name']);
    return constant?.init ? valueOf(constant.init, []) : node;
  }
  return 'expression' in node && typeof node['expression'] === 'object' ? valueOf(node['expression'], body) : node;
}

function constantsOf(body: readonly Node[]): { id: Node; init: Node | null }[] {
  return body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? (node['declaration'] as Node | null) : node))
    .flatMap((node) =>
      node?.type === 'VariableDeclaration' ? (node['declarations'] as { id: Node; init: Node | null }[]) : [],
    );
}

function childOf(node: Node, key: PropertyKey): Node | undefined {
  if (node.type === 'ArrayExpression') {
    const until = (node['elements'] as (Node | null)[]).slice(0, Number(key) + 1);
    // The number of items in `...others` is unknown.
    return until.some((element) => element?.type === 'SpreadElement') ? undefined : (until[Number(key)] ?? undefined);
  }
  if (node.type !== 'ObjectExpression') return undefined;
  return (node['properties'] as Node[]).find((property) => {
    const name = property['key'] as Node | undefined;
    return name !== undefined && (name['name'] ?? name['value']) === key;
  });
}
