import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import type { ESTree, ParseResult } from 'vite';

/** Root folder of the repository. */
export const root = join(import.meta.dirname, '../..');

/** A parsed source file. */
export interface Module {
  /** Path from the root of the repository. */
  file: string;
  text: string;
  program: ESTree.Program;
  comments: ParseResult['comments'];
}

/** A declaration, and the module that contains it. */
export interface Declared {
  module: Module;
  node: ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration | ESTree.VariableDeclarator;
}

const modules = new Map<string, Module>();

/** Parses a source file, or returns the cached result. */
export function readModule(file: string): Module {
  const before = modules.get(file);
  if (before) return before;
  const text = readFileSync(join(root, file), 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const module = { file, text, program, comments };
  modules.set(file, module);
  return module;
}

/** Finds the declaration of a name in a module, following imports and re-exports. */
export function findDeclared(module: Module, name: string): Declared | undefined {
  for (const statement of module.program.body) {
    const node = declarationIn(statement, name);
    if (node) return { module, node };
    const from = sourceOf(statement, name);
    const file = from && resolveModule(module.file, from.source);
    if (from && file !== undefined) return findDeclared(readModule(file), from.name);
  }
  return undefined;
}

function declarationIn(statement: ESTree.Statement, name: string): Declared['node'] | undefined {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  switch (declaration?.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return declaration.id.name === name ? declaration : undefined;
    case 'VariableDeclaration':
      return declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    default:
      return undefined;
  }
}

function sourceOf(statement: ESTree.Statement, name: string): { source: string; name: string } | undefined {
  if (statement.type === 'ImportDeclaration') {
    const specifier = statement.specifiers.find(({ local }) => local.name === name);
    return specifier?.type === 'ImportSpecifier'
      ? { source: statement.source.value, name: nameOf(specifier.imported) }
      : undefined;
  }
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return undefined;
  const specifier = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
  return specifier && { source: statement.source.value, name: nameOf(specifier.local) };
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

/** Resolves relative imports and packages of this repository; third-party packages are ignored. */
function resolveModule(from: string, source: string): string | undefined {
  if (source.startsWith('.')) return relative(root, join(root, dirname(from), source));
  const [, folder = '', entry = ''] = /^@recto\/([^/]+)(.*)$/u.exec(source) ?? [];
  const manifest = join(root, 'packages', folder, 'package.json');
  if (folder === '' || !existsSync(manifest)) return undefined;
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
  const file = exports[`.${entry}`];
  return file === undefined ? undefined : relative(root, join(root, 'packages', folder, file));
}
