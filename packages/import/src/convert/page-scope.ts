import { posix } from 'node:path';
import type { Node as CodeNode } from 'oxc-parser';
import { UNKNOWN } from '../read/evaluate.ts';
import type { Scope } from '../read/evaluate.ts';
import { readModule } from '../read/read-module.ts';
import type { Source } from '../read/source.ts';
import { programOf } from './parse-text.ts';
import type { Root } from './parse-text.ts';

/** Resolves the names in a text: its imports, its constants, and the properties passed to a partial. */
export interface PageScope extends Scope {
  /** Returns the file or package that a name is imported from. */
  importOf: (name: string) => string | undefined;
  /** Returns the file of the source that a name is imported from. */
  fileOf: (name: string) => string | undefined;
}

/** Options of `createPageScope`. */
export interface ScopeOptions {
  /** Path of the file in the source. */
  file: string;
  /** Folders by path prefix. */
  aliases: Readonly<Record<string, string>>;
  /** Fields of the front matter. */
  fields: Readonly<Record<string, unknown>>;
  /** Properties passed to a partial. */
  props: Readonly<Record<string, unknown>>;
}

/** Creates the scope of a text from its imports and exports. */
export function createPageScope(root: Root, source: Source, options: ScopeOptions): PageScope {
  const imports = new Map<string, string>();
  const constants = new Map<string, CodeNode>();
  for (const node of root.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of programOf(node)) readStatement(statement, imports, constants);
  }
  const fileOf = (name: string): string | undefined => {
    const from = imports.get(name);
    return from === undefined ? undefined : resolveFile(source, options.file, from, options.aliases);
  };
  const values: Readonly<Record<string, unknown>> = {
    props: options.props,
    frontMatter: options.fields,
    frontmatter: options.fields,
  };
  const scope: PageScope = {
    importOf: (name) => imports.get(name),
    fileOf,
    lookup: (name) => {
      const node = constants.get(name);
      if (node) return { node, scope };
      const file = fileOf(name);
      if (file !== undefined) return { value: valueOf(source, file, imports.get(name) ?? '') };
      return Object.hasOwn(values, name) ? { value: values[name] } : undefined;
    },
  };
  return scope;
}

function readStatement(statement: CodeNode, imports: Map<string, string>, constants: Map<string, CodeNode>): void {
  if (statement.type === 'ImportDeclaration') {
    for (const { local } of statement.specifiers) imports.set(local.name, statement.source.value);
  }
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (declared?.type !== 'VariableDeclaration') return;
  for (const { id, init } of declared.declarations) {
    if (id.type === 'Identifier' && init) constants.set(id.name, init);
  }
}

/** Returns the value of an imported file: raw text, data, or the URL of an image. */
function valueOf(source: Source, file: string, from: string): unknown {
  if (/raw-loader!|\?raw$/u.test(from)) return source.text(file)?.trimEnd();
  if (/\.(?:json|ya?ml)$/u.test(file)) return readModule(source, file);
  return /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm)$/iu.test(file) ? from : UNKNOWN;
}

/** Resolves a relative path or an alias to a file of the source. */
export function resolveFile(
  source: Source,
  file: string,
  url: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  const path = url.replace(/^.*!/u, '').replace(/\?.*$/u, '');
  const alias = Object.keys(aliases).find((start) => path.startsWith(start));
  if (alias === undefined && !path.startsWith('.')) return undefined;
  const target =
    alias === undefined
      ? posix.join(posix.dirname(file), path)
      : posix.join(aliases[alias] ?? '', path.slice(alias.length));
  return [
    '',
    '.mdx',
    '.md',
    '.ts',
    '.tsx',
    '.js',
    '.jsx',
    '/index.mdx',
    '/index.md',
    '/index.ts',
    '/index.tsx',
    '/index.js',
  ]
    .map((suffix) => target + suffix)
    .find((path) => source.has(path));
}
