import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';
import type { ESTree } from 'vite';
import { findDeclared, readModule, root } from './module.ts';
import type { Declared, Module } from './module.ts';

/**
 * Finds the default values of an option in the code: `{ raw = false }` in a destructuring pattern that has this type,
 * or `config.content ?? 'content'`. Other ways to set a default are not detected.
 */
export function findDefaults(owner: Declared, field: string): string[] {
  const name = owner.node.id.type === 'Identifier' ? owner.node.id.name : '';
  const values = modulesMentioning(owner.module.file, name).flatMap((module) =>
    (defaultsIn(module, name).get(field) ?? []).map((value) => renderValue(value, module, `${name}.${field}`)),
  );
  return [...new Set(values)];
}

const sources = new Map<string, string[]>();

/** Modules of the same package that mention a name. */
function modulesMentioning(file: string, name: string): Module[] {
  const folder = file.split('/').slice(0, 3).join('/');
  const files =
    sources.get(folder) ??
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test|\.test-d)\.tsx?$/u.test(path))
      .map((path) => join(folder, path));
  sources.set(folder, files);
  const word = new RegExp(`\\b${name}\\b`, 'u');
  return files.filter((path) => word.test(readFileSync(join(root, path), 'utf8'))).map(readModule);
}

type Defaults = Map<string, ESTree.Expression[]>;

function defaultsIn(module: Module, name: string): Defaults {
  const names = new Set([name, ...extensionsIn(module, name)]);
  const defaults: Defaults = new Map();
  /** Variables of the type, or of one of its options (with its path), and the range of the function they are in. */
  const typed: { name: string; path: string; start: number; end: number }[] = [];
  const add = (field: string, value: ESTree.Expression): void => {
    defaults.set(field, [...(defaults.get(field) ?? []), value]);
  };
  const addPattern = ({ properties }: ESTree.ObjectPattern, { start, end }: { start: number; end: number }): void => {
    for (const property of properties) {
      if (property.type === 'RestElement' || property.key.type !== 'Identifier') continue;
      if (property.value.type === 'AssignmentPattern') add(property.key.name, property.value.right);
      if (property.value.type === 'Identifier') {
        typed.push({ name: property.value.name, path: property.key.name, start, end });
      }
    }
  };
  const enter = ({ params, start, end }: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    for (const parameter of params) {
      const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
      if (!('typeAnnotation' in target) || !isOfType(target.typeAnnotation?.typeAnnotation, names)) continue;
      if (target.type === 'ObjectPattern') addPattern(target, { start, end });
      if (target.type === 'Identifier') typed.push({ name: target.name, path: '', start, end });
    }
  };
  const find = (node: ESTree.Expression) =>
    node.type === 'Identifier'
      ? typed.findLast(({ name, start, end }) => name === node.name && start <= node.start && node.end <= end)
      : undefined;
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    VariableDeclarator({ id, init }) {
      const found = init ? find(init) : undefined;
      if (id.type === 'ObjectPattern' && found?.path === '') addPattern(id, found);
    },
    LogicalExpression({ operator, left, right }) {
      const path = operator === '??' ? optionPath(left, (node) => find(node)?.path) : undefined;
      if (path !== undefined) add(path, right);
    },
  }).visit(module.program);
  return defaults;
}

/** Returns `content` for `config.content`, and `icons.collections` for `config.icons?.collections`. */
function optionPath(
  node: ESTree.Expression,
  pathOf: (node: ESTree.Expression) => string | undefined,
): string | undefined {
  if (node.type === 'ChainExpression') return optionPath(node.expression, pathOf);
  if (node.type !== 'MemberExpression') return pathOf(node);
  if (node.property.type !== 'Identifier' || node.computed) return undefined;
  const objectPath = optionPath(node.object, pathOf);
  return objectPath === undefined
    ? undefined
    : [objectPath, node.property.name].filter((name) => name !== '').join('.');
}

/** Lists the types of a module that extend another type, or are a union with it. */
function extensionsIn({ program }: Module, name: string): string[] {
  return program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'TSTypeAliasDeclaration') return isUnionWith(node.typeAnnotation, name) ? [node.id.name] : [];
    if (node?.type !== 'TSInterfaceDeclaration') return [];
    const bases = node.extends.map(({ expression }) => (expression.type === 'Identifier' ? expression.name : ''));
    return bases.includes(name) ? [node.id.name] : [];
  });
}

function isUnionWith(type: ESTree.TSType, name: string): boolean {
  return type.type === 'TSUnionType' && type.types.some((part) => isOfType(part, new Set([name])));
}

/** Whether a type is one of these names, or is derived from one: `Partial<Options>`. */
function isOfType(type: ESTree.TSType | undefined, names: ReadonlySet<string>): boolean {
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  return names.has(type.typeName.name) || isOfType(type.typeArguments?.params[0], names);
}

/** Renders a value as source code, with constants replaced by their values. */
function renderValue(node: ESTree.Expression, module: Module, option: string): string {
  switch (node.type) {
    case 'Literal':
      return node.raw ?? String(node.value);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return renderValue(node.expression, module, option);
    case 'ArrayExpression':
      return `[${node.elements.map((one) => (one && one.type !== 'SpreadElement' ? renderValue(one, module, option) : '…')).join(', ')}]`;
    case 'ObjectExpression':
      if (node.properties.length === 0) return '{}';
      break;
    case 'Identifier': {
      const constant = findDeclared(module, node.name);
      if (constant?.node.type === 'VariableDeclarator' && constant.node.init) {
        return renderValue(constant.node.init, constant.module, option);
      }
      break;
    }
    default:
  }
  throw new Error(`The default of ${option} is not a literal value in ${module.file}. Describe it with @default.`);
}
