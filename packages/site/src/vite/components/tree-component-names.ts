import { readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import { parseComponentModule } from './component-module.ts';

/** Reads the names of the components that a file exports as an object; `undefined` if they are computed. */
export function readTreeComponentNames(file: string): string[] | undefined {
  const module = parseComponentModule(file, readFileSync(file, 'utf8'));
  const exported = module?.program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  return module && exported && namesIn(exported.declaration, module.program);
}

function namesIn(
  node: ESTree.ExportDefaultDeclarationKind | ESTree.Expression,
  program: ESTree.Program,
): string[] | undefined {
  switch (node.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return namesIn(node.expression, program);
    case 'Identifier': {
      const declarations = program.body.flatMap((statement) => {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
      });
      const declaration = declarations.find(({ id }) => id.type === 'Identifier' && id.name === node.name);
      return declaration?.init ? namesIn(declaration.init, program) : undefined;
    }
    case 'ObjectExpression': {
      const names = node.properties.map((property) => {
        if (property.type !== 'Property' || property.computed) return undefined;
        if (property.key.type === 'Identifier') return property.key.name;
        return property.key.type === 'Literal' ? String(property.key.value) : undefined;
      });
      return names.every((name) => name !== undefined) ? names : undefined;
    }
    default:
      return undefined;
  }
}
