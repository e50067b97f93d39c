import ts from '@typescript/typescript6';
import { isOwn, resolveSymbol } from './program.ts';
import type { Defaults } from './model.ts';

/**
 * Finds the defaults of properties by the type of a parameter: those of `{ raw = false }: Options`, and of `const { raw
 * = false } = options` in the function. A property with another default in another function is left out.
 */
export function findDefaults(
  functions: readonly ts.SignatureDeclaration[],
  checker: ts.TypeChecker,
): Map<ts.Symbol, Defaults> {
  const found = functions.flatMap(({ parameters }) =>
    parameters.flatMap((parameter) => {
      const type = typeSymbolOf(checker.getTypeAtLocation(parameter));
      const values = patternsOf(parameter).flatMap((pattern) => valuesIn(pattern, checker));
      return type ? values.map(([name, value]) => ({ type, name, value })) : [];
    }),
  );
  const isUnique = (one: (typeof found)[number]): boolean =>
    found.every(({ type, name, value }) => type !== one.type || name !== one.name || value === one.value);
  const byType = Map.groupBy(found.filter(isUnique), ({ type }) => type);
  return new Map([...byType].map(([type, values]) => [type, new Map(values.map(({ name, value }) => [name, value]))]));
}

/** Finds the default of a schema: that of `z.string().default('a')`. */
export function findSchemaDefault(declaration: ts.Declaration, checker: ts.TypeChecker): string | undefined {
  if (!ts.isPropertyAssignment(declaration)) return undefined;
  let schema = declaration.initializer;
  while (ts.isCallExpression(schema) && ts.isPropertyAccessExpression(schema.expression)) {
    const { name, expression } = schema.expression;
    const [value] = schema.arguments;
    if ((name.text === 'default' || name.text === 'prefault') && value) return renderValue(value, checker);
    schema = expression;
  }
  return undefined;
}

/** The symbol that names a type: that of its alias or of its interface. */
export function typeSymbolOf(type: ts.Type): ts.Symbol | undefined {
  return type.aliasSymbol ?? type.symbol;
}

/** Renders a plain value as source code; `undefined` for every other expression. */
export function renderValue(node: ts.Expression, checker: ts.TypeChecker): string | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return renderValue(node.expression, checker);
  if (ts.isIdentifier(node) && node.text !== 'undefined') {
    const symbol = checker.getSymbolAtLocation(node);
    const constant = symbol && resolveSymbol(symbol, checker).valueDeclaration;
    const isConstant = constant && ts.isVariableDeclaration(constant) && isOwn(constant) && constant.initializer;
    return isConstant ? renderValue(isConstant, checker) : undefined;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const values = node.elements.map((element) => renderValue(element, checker));
    return values.includes(undefined) ? undefined : `[${values.join(', ')}]`;
  }
  if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0 ? '{}' : undefined;
  return isLiteral(node) ? node.getText() : undefined;
}

function isLiteral(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) return isLiteral(node.operand);
  const { kind } = node;
  const isKeyword = kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;
  return isKeyword || kind === ts.SyntaxKind.NullKeyword || ts.isLiteralExpression(node);
}

/** The pattern of a parameter, and the patterns in its function that destructure it. */
function patternsOf({ name, parent }: ts.ParameterDeclaration): ts.ObjectBindingPattern[] {
  if (ts.isObjectBindingPattern(name)) return [name];
  const { body } = parent as ts.FunctionDeclaration;
  const statements = body && ts.isBlock(body) ? body.statements : [];
  return statements
    .flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
    .flatMap(({ name: pattern, initializer }) =>
      ts.isObjectBindingPattern(pattern) && initializer?.getText() === name.getText() ? [pattern] : [],
    );
}

function valuesIn({ elements }: ts.ObjectBindingPattern, checker: ts.TypeChecker): [name: string, value: string][] {
  return elements.flatMap(({ name, propertyName, initializer }): [string, string][] => {
    const value = initializer && renderValue(initializer, checker);
    return value === undefined ? [] : [[(propertyName ?? name).getText(), value]];
  });
}
