import { compiledPath } from './compiled-paths.ts';

/** `package.json` of a package in the repository. */
export interface SourceManifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string>;
  sideEffects?: boolean | string[];
  /** Files and folders that are published in addition to the compiled sources. */
  files?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** Fields of the root `package.json` that all published packages share. */
export interface SharedFields {
  repository: { type: string; url: string };
  engines: { node: string; npm?: string };
  author: string;
}

type Target = string | { types: string; default: string };

/** Builds the published `package.json`, which refers to the compiled files and their types. */
export function buildManifest(
  source: SourceManifest,
  folder: string,
  sharedFields: SharedFields,
): Record<string, unknown> {
  const { private: _private, devDependencies: _development, exports = {}, sideEffects, files = [], ...rest } = source;
  const targets = Object.entries(exports).map(([entry, path]) => [entry, targetOf(path)] as const);
  return {
    ...rest,
    author: sharedFields.author,
    repository: { ...sharedFields.repository, directory: folder },
    engines: { node: sharedFields.engines.node },
    files: [...(targets.length === 0 ? [] : ['dist']), ...files],
    ...(Array.isArray(sideEffects) ? { sideEffects: sideEffects.map(compiledPath) } : { sideEffects }),
    ...(targets.length > 0 && {
      exports: { ...Object.fromEntries(targets), './package.json': './package.json' },
    }),
    // Publishing from CI then links the package to the commit and the run that built it.
    publishConfig: { access: 'public', provenance: true },
  };
}

function targetOf(path: string): Target {
  const compiled = compiledPath(path);
  return compiled.endsWith('.js') ? { types: compiled.replace(/\.js$/u, '.d.ts'), default: compiled } : compiled;
}
