/** A path to source in a string, where a compiler does not look: what Vite, Nitro and workers are told to load. */
const PATHS = [
  /(?<=new URL\(['"])([^'"]+)\.tsx?(?=['"], import\.meta\.url\))/gu,
  /(?<=['"])(\.{1,2}\/[^'"]+)\.tsx?(?=\?assets=\w+['"])/gu,
];

/** Declarations keep the names of their imports as they were written. In code the compiler changes them. */
const IMPORTS = /(?<=(?:from|import) ?\(?['"])(\.{1,2}\/[^'"]+)\.tsx?(?=['"])/gu;

/** Compiled text that names compiled files only. */
export function renameSources(text: string): string {
  return PATHS.reduce((result, pattern) => result.replaceAll(pattern, '$1.js'), text);
}

/** Declarations as others can read them: styles are nothing to a compiler. */
export function cleanDeclarations(text: string): string {
  return renameSources(text)
    .replaceAll(IMPORTS, '$1.js')
    .replaceAll(/^import ['"][^'"]+\.css['"];\n/gmu, '');
}

/** Where a file below `src` is once it is compiled, as `package.json` and scripts outside of `src` name it. */
export function compiledPath(path: string): string {
  return path.replace(/^((?:\.{1,2}\/)*)src\//u, '$1dist/').replace(/\.tsx?$/u, '.js');
}
