import { ContentError } from '@recto/content';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';

/** An exported client-only component. */
export interface ClientOnlyExport {
  /** Name of the export. */
  name: string;
  /** Source code of its size. */
  size: string;
}

/**
 * Finds the client-only components that a file exports; none if it does not call `clientOnly`. The server runs only the
 * code of their sizes, which therefore must consist of literals.
 */
export function findClientOnly(file: string, text: string): ClientOnlyExport[] {
  if (!/\bclientOnly\s*\(/u.test(text)) return [];
  const { program, errors } = parseSync(file, text);
  // Syntax errors are reported where the file is used.
  if (errors.length > 0) return [];
  const exported = program.body.flatMap((statement) => exportsOf(statement));
  if (!exported.some(({ node }) => isCall(node))) return [];
  return exported.map(({ name, node, start }) => {
    const line = text.slice(0, start).split('\n').length;
    if (!isCall(node)) {
      throw new ContentError(
        'components/client-only',
        `"${name}" is exported together with a client-only component, but the server imports nothing from such a file.`,
        'Move it to another file, or pass it to clientOnly, too.',
        { file, line },
      );
    }
    const [, size] = node.arguments;
    if (size?.type !== 'ObjectExpression' || !isData(size)) {
      throw new ContentError(
        'components/client-only',
        `The size of the client-only component "${name}" is not written as numbers and strings.`,
        "Write it where clientOnly is called: clientOnly(Map, { height: 320 }) or { aspectRatio: '16 / 9' }.",
        { file, line },
      );
    }
    return { name, size: text.slice(size.start, size.end) };
  });
}

interface Exported {
  name: string;
  node: ESTree.Node | null | undefined;
  start: number;
}

function exportsOf(statement: ESTree.Statement | ESTree.Directive | ESTree.ModuleDeclaration): Exported[] {
  const { start } = statement;
  if (statement.type === 'ExportDefaultDeclaration') return [{ name: 'default', node: statement.declaration, start }];
  if (statement.type === 'ExportAllDeclaration') return [{ name: '*', node: undefined, start }];
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
  const { declaration, specifiers } = statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.map(({ id, init }) => ({
      name: id.type === 'Identifier' ? id.name : '…',
      node: init,
      start,
    }));
  }
  if (declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration') return [];
  if (declaration && 'id' in declaration) {
    const { id } = declaration;
    return [{ name: id?.type === 'Identifier' ? id.name : '…', node: declaration, start }];
  }
  return specifiers
    .filter(({ exportKind }) => exportKind !== 'type')
    .map(({ exported }) => ({ name: 'name' in exported ? exported.name : exported.value, node: undefined, start }));
}

function isCall(node: ESTree.Node | null | undefined): node is ESTree.CallExpression {
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'clientOnly';
}

function isData({ properties }: ESTree.ObjectExpression): boolean {
  return properties.every(
    (property) => property.type === 'Property' && !property.computed && property.value.type === 'Literal',
  );
}
