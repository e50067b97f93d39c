import ts from '@typescript/typescript6';
import type { ApiExport, ReadContext, Details, Exported } from './model.ts';
import { findDefaults } from './defaults.ts';
import { descriptionOf } from './program.ts';
import { readClass } from './read-class.ts';
import { readConstant } from './read-constant.ts';
import { readFunction } from './read-function.ts';
import { readAlias, readInterface } from './read-type.ts';

/** Reads an export. */
export function readExport({ name, symbol }: Exported, context: ReadContext): ApiExport {
  const description = descriptionOf(symbol, context.checker);
  if (description === '')
    throw new Error(`The export ${name} has no description. Add a comment above its declaration.`);
  return { name, symbol, description, ...readDetails({ name, symbol }, context) };
}

function readDetails({ name, symbol }: Exported, context: ReadContext): Details {
  const functions = functionsOf(symbol);
  if (functions.length > 0) return readFunction(name, functions, context);
  const [declaration] = symbol.declarations ?? [];
  if (declaration && ts.isClassDeclaration(declaration)) return readClass(name, declaration, context);
  if (declaration && ts.isVariableDeclaration(declaration)) return readConstant(name, declaration, context);
  if (declaration && ts.isInterfaceDeclaration(declaration)) return readInterface(name, declaration, context);
  if (declaration && ts.isTypeAliasDeclaration(declaration)) return readAlias(name, declaration, context);
  throw new Error(`The declaration of ${name} is not supported in the API reference yet.`);
}

/** The declarations of a function: its overloads, or the one that has a body. */
function functionsOf(symbol: ts.Symbol): ts.FunctionDeclaration[] {
  const functions = symbol.declarations?.filter(ts.isFunctionDeclaration) ?? [];
  return functions.length > 1 ? functions.filter(({ body }) => !body) : functions;
}

/**
 * Reads the defaults of properties from all functions. A type that others extend has none: each function that accepts
 * one of these types has its own.
 */
export function readDefaults(exports: readonly Exported[], checker: ts.TypeChecker): ReadContext['defaults'] {
  const functions = exports.flatMap(({ symbol }) => symbol.declarations?.filter(ts.isFunctionDeclaration) ?? []);
  const defaults = findDefaults(functions, checker);
  for (const { symbol } of exports) {
    for (const declaration of symbol.declarations ?? []) {
      const bases = ts.isInterfaceDeclaration(declaration) ? (declaration.heritageClauses ?? []) : [];
      for (const type of bases.flatMap(({ types }) => [...types])) {
        const base = checker.getTypeAtLocation(type).symbol as ts.Symbol | undefined;
        if (base) defaults.delete(base);
      }
    }
  }
  return defaults;
}
