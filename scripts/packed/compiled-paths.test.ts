import { expect, test } from 'vitest';
import { cleanDeclarations, compiledPath, renameSources } from './compiled-paths.ts';

test.for([
  [
    `new Worker(new URL('./worker.ts', import.meta.url), {})`,
    `new Worker(new URL('./worker.js', import.meta.url), {})`,
  ],
  [
    `configFile: fileURLToPath(new URL('vite-config.ts', import.meta.url)),`,
    `configFile: fileURLToPath(new URL('vite-config.js', import.meta.url)),`,
  ],
  [`import files from '../boot/boot.ts?assets=client';`, `import files from '../boot/boot.js?assets=client';`],
  [`const file = 'content.config.ts';`, `const file = 'content.config.ts';`],
  [`import x from 'some/package.ts';`, `import x from 'some/package.ts';`],
] as const)('renames source files to compiled files in %s', ([source, compiled]) => {
  expect(renameSources(source)).toBe(compiled);
});

test('keeps the imports in code that a package writes into a site', () => {
  const code = "const config = `import { a } from './a.ts';\nconst b = () => import('./b.tsx');`;";
  expect(renameSources(code)).toBe(code);
});

test.for([
  [`export type { A } from './a.tsx';`, `export type { A } from './a.js';`],
  [`let a: import("./a.ts").A`, `let a: import("./a.js").A`],
] as const)('renames source files to compiled files in the declaration %s', ([source, compiled]) => {
  expect(cleanDeclarations(source)).toBe(compiled);
});

test('removes imports of styles from declarations', () => {
  const text = `import type { A } from './a.ts';\nimport './a.css';\nexport declare const a: A;\n`;
  expect(cleanDeclarations(text)).toBe(`import type { A } from './a.js';\nexport declare const a: A;\n`);
});

test.for([
  ['./src/index.ts', './dist/index.js'],
  ['./src/tabs/tabs.tsx', './dist/tabs/tabs.js'],
  ['../src/cli/recto.ts', '../dist/cli/recto.js'],
  ['src/fonts/inter.woff2', 'dist/fonts/inter.woff2'],
  ['./src/locales/*.json', './dist/locales/*.json'],
  ['**/*.css', '**/*.css'],
  ['node:process', 'node:process'],
] as const)('%s is compiled to %s', ([source, compiled]) => {
  expect(compiledPath(source)).toBe(compiled);
});
