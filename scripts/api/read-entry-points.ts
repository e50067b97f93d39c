import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from '../project.mjs';
import type { EntryPoint } from './entry-points.ts';
import { isOwn, openProgram, resolveSymbol } from './program.ts';
import type { ApiExport, Exported } from './model.ts';
import { readDefaults, readExport } from './read-export.ts';
import { nameSymbolOf } from './type-text.ts';

/** An entry point with its exports. */
export interface ReadEntryPoint extends EntryPoint {
  /** Exports that are described here, sorted by name. */
  exports: ApiExport[];
  /** Exports that are described elsewhere: at another entry point, or by another package. */
  others: Exported[];
}

/** Reads the exports of entry points. An export of several is described by the one that owns it, or else the first. */
export function readEntryPoints(entryPoints: readonly EntryPoint[]): ReadEntryPoint[] {
  const program = openProgram(entryPoints.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const listed = entryPoints.map((entry) => ({ entry, exported: listExports(entry, program, checker) }));
  const owners = new Map<ts.Symbol, EntryPoint>();
  for (const { entry, exported } of listed) {
    for (const { symbol } of exported) if (isDescribed(symbol, entry, owners.get(symbol))) owners.set(symbol, entry);
  }
  const all = listed.flatMap(({ exported }) => exported).filter(({ symbol }) => owners.has(symbol));
  const shared = { checker, documented: new Set(owners.keys()), defaults: readDefaults(all, checker) };
  return listed.map(({ entry, exported }) => {
    const context = { ...shared, hasHooks: entry.hasHooks ?? false };
    const own = exported.filter(({ symbol }) => owners.get(symbol) === entry);
    return {
      ...entry,
      exports: own.map((one) => readExport(one, context)),
      others: exported.filter(({ symbol }) => owners.get(symbol) !== entry),
    };
  });
}

function isDescribed(symbol: ts.Symbol, entry: EntryPoint, before: EntryPoint | undefined): boolean {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || !isOwn(declaration)) return false;
  const { fileName } = declaration.getSourceFile();
  const owns = ({ owns: folders }: EntryPoint): boolean =>
    folders.some((folder) => fileName.startsWith(`${join(root, folder)}/`));
  return !before || (owns(entry) && !owns(before));
}

/** Lists the exports of an entry point, sorted by name: all, or those of `only` with the types that they use. */
function listExports({ file, only }: EntryPoint, program: ts.Program, checker: ts.TypeChecker): Exported[] {
  const source = program.getSourceFile(join(root, file));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not a module.`);
  const all = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    symbol: resolveSymbol(symbol, checker),
  }));
  const chosen = only ? withTypes(only, all, checker) : all;
  return chosen.toSorted((a, b) => compareNames(a.name, b.name));
}

/** Alphabetical order; of two names that differ only in case, the one in lower case is first. */
function compareNames(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first !== second) return first < second ? -1 : 1;
  return a < b ? 1 : -1;
}

function withTypes(names: readonly string[], all: readonly Exported[], checker: ts.TypeChecker): Exported[] {
  const chosen = new Set<Exported>();
  const add = (exported: Exported): void => {
    if (chosen.has(exported)) return;
    chosen.add(exported);
    for (const symbol of namedIn(exported.symbol, checker)) {
      const used = all.find((one) => one.symbol === symbol);
      if (used) add(used);
    }
  };
  for (const name of names) {
    const exported = all.find((one) => one.name === name);
    if (!exported) throw new Error(`There is no export "${name}". Correct "only" in scripts/api/entry-points.ts.`);
    add(exported);
  }
  return [...chosen];
}

/** Lists the symbols that the types of a declaration name. The bodies of functions are omitted. */
function namedIn(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] {
  const symbols: ts.Symbol[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    const used = nameSymbolOf(node, checker);
    if (used) symbols.push(used);
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) if (isOwn(declaration)) visit(declaration);
  return symbols;
}
