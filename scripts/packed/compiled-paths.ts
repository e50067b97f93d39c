/** Paths of source files in strings, which the compiler does not rewrite: modules for Vite, Nitro and workers. */
const PATHS = [
  /(?<=new URL\(['"])([^'"]+)\.tsx?(?=['"], import\.meta\.url\))/gu,
  /(?<=['"])(\.{1,2}\/[^'"]+)\.tsx?(?=\?assets=\w+['"])/gu,
];

/** Imports in declaration files. The compiler rewrites import paths in code, but not in declarations. */
const IMPORTS = /(?<=(?:from|import) ?\(?['"])(\.{1,2}\/[^'"]+)\.tsx?(?=['"])/gu;

/** Replaces paths of source files in compiled code by those of compiled files. */
export function renameSources(text: string): string {
  return PATHS.reduce((result, pattern) => result.replaceAll(pattern, '$1.js'), text);
}

/** Replaces paths of source files in a declaration file, and removes imports of styles. */
export function cleanDeclarations(text: string): string {
  return renameSources(text)
    .replaceAll(IMPORTS, '$1.js')
    .replaceAll(/^import ['"][^'"]+\.css['"];\n/gmu, '');
}

/** Returns the compiled path of a file below `src`, for `package.json` and scripts outside of `src`. */
export function compiledPath(path: string): string {
  return path.replace(/^((?:\.{1,2}\/)*)src\//u, '$1dist/').replace(/\.tsx?$/u, '.js');
}
