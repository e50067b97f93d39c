import { parseSync } from 'rolldown/utils';
import type { ESTree, ParseResult } from 'vite';

/** The parsed file of a component. */
export interface ComponentModule {
  /** Source code of the file. */
  text: string;
  /** Syntax tree. */
  program: ESTree.Program;
  /** Comments of the file. */
  comments: ParseResult['comments'];
}

/** Parses the file of a component; `undefined` if it has syntax errors, which the build reports. */
export function parseComponentModule(file: string, text: string): ComponentModule | undefined {
  const { program, comments, errors } = parseSync(file, text);
  return errors.length > 0 ? undefined : { text, program, comments };
}

/** Finds a type that the file declares, by name. */
export function findType(
  { program }: ComponentModule,
  name: string,
): ESTree.TSType | ESTree.TSInterfaceBody | undefined {
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'TSInterfaceDeclaration' && node.id.name === name) return node.body;
    if (node?.type === 'TSTypeAliasDeclaration' && node.id.name === name) return node.typeAnnotation;
  }
  return undefined;
}

/** Whether the interface of this name extends another one. */
export function isExtended({ program }: ComponentModule, name: string): boolean {
  return program.body.some((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return node?.type === 'TSInterfaceDeclaration' && node.id.name === name && node.extends.length > 0;
  });
}

type ComponentFunction = Pick<ESTree.Function | ESTree.ArrowFunctionExpression, 'params' | 'start'>;

/** Finds the function that is the default export, written inline, by name, or inside of a call such as `memo(…)`. */
export function findComponent({ program }: ComponentModule): ComponentFunction | undefined {
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  return exported && functionIn(exported.declaration, program, exported.start);
}

function functionIn(
  node: ESTree.ExportDefaultDeclarationKind | ESTree.Expression | ESTree.Argument,
  program: ESTree.Program,
  start: number,
): ComponentFunction | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { params: node.params, start };
    case 'CallExpression':
      return node.arguments[0] && functionIn(node.arguments[0], program, start);
    case 'Identifier':
      return functionNamed(node.name, program);
    default:
      return undefined;
  }
}

function functionNamed(name: string, program: ESTree.Program): ComponentFunction | undefined {
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'FunctionDeclaration' && node.id?.name === name)
      return { params: node.params, start: statement.start };
    if (node?.type !== 'VariableDeclaration') continue;
    const declaration = node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (declaration?.init) return functionIn(declaration.init, program, statement.start);
  }
  return undefined;
}

/** The JSDoc comment above a position, in one line and without tags. */
export function commentAbove({ text, comments }: ComponentModule, start: number): string | undefined {
  const comment = comments.findLast(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  );
  const lines =
    comment?.value
      .slice(1)
      .split('\n')
      .map((line) => line.replace(/^\s*\*\s?/u, '').trim()) ?? [];
  const joined = lines
    .join(' ')
    .replace(/(?:^|\s)@\w+\b.*$/su, '')
    .trim();
  return joined === '' ? undefined : joined;
}
