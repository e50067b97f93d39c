import { parseSync } from 'oxc-parser';
import type { Node } from 'oxc-parser';
import { posix } from 'node:path';
import { parseData } from './parse-data.ts';
import { UNKNOWN, evaluate, returnedExpression } from './evaluate.ts';
import type { Scope, Value } from './evaluate.ts';
import type { Source } from './source.ts';

const SUFFIXES = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.tsx', '.jsx', '.json', '/index.ts', '/index.js'];

/** Reads the default export of a JavaScript, TypeScript or data file, as far as it can be evaluated statically. */
export function readModule(source: Source, file: string): Value {
  return readExport(source, file, 'default', new Set());
}

function readExport(source: Source, file: string, name: string, seen: ReadonlySet<string>): Value {
  const text = source.text(file);
  if (text === undefined || seen.has(`${file}#${name}`)) return UNKNOWN;
  if (/\.(?:json5?|jsonc|ya?ml|toml)$/u.test(file)) {
    const data = parseData(file, text);
    return name === 'default' ? data : (data as Record<string, Value> | undefined)?.[name];
  }
  const visited = new Set([...seen, `${file}#${name}`]);
  const { program } = parseSync(file, text);
  const scope = moduleScope(program.body, (from, imported) => {
    const target = resolveImport(source, file, from);
    return target === undefined ? UNKNOWN : readExport(source, target, imported, visited);
  });
  const node = exported(program.body, name);
  if (!node) return UNKNOWN;
  const result = returnedExpression(node);
  return evaluate(result ?? node, result ? withLocals(node, scope) : scope);
}

type ReadImport = (from: string, name: string) => Value;

/** Creates the scope of a module: its top-level constants, functions and imports. */
function moduleScope(body: readonly Node[], readImport: ReadImport): Scope {
  const imports = new Map<string, [from: string, name: string]>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportNamespaceSpecifier') continue;
      const { imported } = specifier as { imported?: { name?: string; value?: string } };
      imports.set(specifier.local.name, [statement.source.value, imported?.name ?? imported?.value ?? 'default']);
    }
  }
  const nodes = declarations(body);
  const scope: Scope = {
    lookup: (name) => {
      const node = nodes.get(name);
      if (node) return { node, scope };
      const imported = imports.get(name);
      return imported && { value: readImport(...imported) };
    },
  };
  return scope;
}

/** Creates the scope of a function that returns the configuration, with its constants. */
function withLocals(node: Node, outer: Scope): Scope {
  const { body } = node as { body?: { body?: Node[] } };
  const nodes = declarations(Array.isArray(body?.body) ? body.body : []);
  const scope: Scope = {
    lookup: (name) => {
      const node = nodes.get(name);
      return node ? { node, scope } : outer.lookup(name);
    },
  };
  return scope;
}

function declarations(body: readonly Node[]): Map<string, Node> {
  const nodes = new Map<string, Node>();
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id) nodes.set(declared.id.name, declared);
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) nodes.set(id.name, init);
    }
  }
  return nodes;
}

/** Finds the expression that is exported under a name; `module.exports` counts as the default export. */
function exported(body: readonly Node[], name: string): Node | undefined {
  const nodes = declarations(body);
  for (const statement of body) {
    if (name === 'default' && statement.type === 'ExportDefaultDeclaration')
      return statement.declaration.type === 'Identifier'
        ? nodes.get(statement.declaration.name)
        : statement.declaration;
    const assigned = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
    if (name === 'default' && assigned?.type === 'AssignmentExpression' && isModuleExports(assigned.left))
      return assigned.right.type === 'Identifier' ? nodes.get(assigned.right.name) : assigned.right;
  }
  return nodes.get(name);
}

function isModuleExports(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.object.name === 'module' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'exports'
  );
}

/** Resolves an import to a file of the same source. Packages are not read. */
function resolveImport(source: Source, file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const base = posix.join(posix.dirname(file), from);
  return SUFFIXES.map((suffix) => base + suffix).find((path) => source.has(path));
}
