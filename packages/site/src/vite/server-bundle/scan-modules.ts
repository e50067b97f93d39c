import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { RECTO_PACKAGES } from '../recto-packages.ts';

/** The imports of a module. */
export interface ScannedModule {
  /** Files of Recto's packages that it imports. */
  imports: readonly string[];
  /** Files of Recto's packages that it imports later, with `import()`. */
  lazy: readonly string[];
  /** Whether it imports a virtual module or a file that is not code, which Node cannot load. */
  needsVite: boolean;
}

/** Virtual modules that the bundle replaces. */
const REPLACED = new Set(['virtual:recto/icon-store', 'virtual:recto/shell-icons']);

/** Properties of `import.meta` that only Vite provides. The bundle replaces the other ones of `import.meta.env`. */
const NEEDS_VITE = /\bimport\.meta\.(?:hot\b|env\b(?!\.(?:DEV|PROD|SSR)\b))/u;

const LITERAL = /^(['"])([^'"\\]+)\1$/su;

/** Finds every module of Recto's packages that the given files import, directly or indirectly. */
export function scanModules(files: readonly string[]): Map<string, ScannedModule> {
  const modules = new Map<string, ScannedModule>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file)) continue;
    const module = scanModule(file);
    modules.set(file, module);
    waiting.push(...module.imports, ...module.lazy);
  }
  return modules;
}

/** Lists the modules that Node can load together with everything that they import. */
export function listIndependent(modules: ReadonlyMap<string, ScannedModule>): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, { imports, lazy }] of modules) {
    for (const imported of [...imports, ...lazy]) {
      const list = importers.get(imported) ?? [];
      importers.set(imported, list);
      list.push(file);
    }
  }
  const independent = new Set(modules.keys());
  const waiting = [...modules].flatMap(([file, { needsVite }]) => (needsVite ? [file] : []));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (independent.delete(file)) waiting.push(...(importers.get(file) ?? []));
  }
  return independent;
}

/** Lists the modules that the given files load immediately, without `import()`. */
export function listImported(modules: ReadonlyMap<string, ScannedModule>, files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(modules.get(file)?.imports ?? []));
  }
  return reached;
}

function scanModule(file: string): ScannedModule {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const imported = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ];
  const importedLater = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const [, , source] = LITERAL.exec(code.slice(start, end)) ?? [];
    return source ?? [];
  });
  const all = [...imported, ...importedLater];
  const resolve = (sources: readonly string[]): string[] => [
    ...new Set(
      sources.flatMap((source) => (isRectoImport(source) && !needsViteFor(source) ? resolveSource(source, file) : [])),
    ),
  ];
  return {
    imports: resolve(imported),
    lazy: resolve(importedLater),
    needsVite: all.some(needsViteFor) || NEEDS_VITE.test(code),
  };
}

function isRectoImport(source: string): boolean {
  return source.startsWith('.') || RECTO_PACKAGES.some((name) => source === name || source.startsWith(`${name}/`));
}

/** Whether Node cannot load an import, or would load something else than Vite. */
function needsViteFor(source: string): boolean {
  if (REPLACED.has(source)) return false;
  if (/^(?:virtual:|#|nitro(?:\/|$))|\?/u.test(source)) return true;
  return isRectoImport(source) && /\.(?!js$)\w+$/u.test(source);
}

/** Paths of entry points. Recto's packages share one copy of each other, so the importing file makes no difference. */
const entryPoints = new Map<string, string>();

function resolveSource(source: string, importer: string): string {
  if (source.startsWith('.')) return join(dirname(importer), source);
  const known = entryPoints.get(source) ?? createRequire(importer).resolve(source);
  entryPoints.set(source, known);
  return known;
}
