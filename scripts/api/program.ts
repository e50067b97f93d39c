import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from '../project.mjs';

/** Source files of this repository: without installed packages and the libraries of TypeScript. */
const OWN = /^(?!.*\/node_modules\/)/u;

/**
 * Loads files, named from the root of the repository, with everything that they import. Errors are ignored: global types
 * of other packages and virtual modules are missing.
 */
export function openProgram(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const names = files.map((file) => join(root, file));
  return ts.createProgram(names, { ...options, types: [] });
}

/** Whether a declaration is in this repository. */
export function isOwn(declaration: ts.Declaration): boolean {
  return OWN.test(declaration.getSourceFile().fileName);
}

/** Returns the symbol that an export or import refers to. */
export function resolveSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}

/** The comment above a declaration. */
export function descriptionOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol?.getDocumentationComment(checker) ?? []).trim();
}

/** The text of `@default`. */
export function defaultTagOf(symbol: ts.Symbol): string | undefined {
  const tag = symbol.getJsDocTags().find(({ name }) => name === 'default');
  return tag && ts.displayPartsToString(tag.text);
}
