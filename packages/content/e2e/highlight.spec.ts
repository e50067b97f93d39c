import { expect, test } from '@playwright/test';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

const ENTRY = '@recto/content/highlight';
const ORIGIN = 'http://highlight.example';
let folder = '';
/** Modules in the worker. Vite replaces modules of Node with empty ones. */
const modules: string[] = [];

function listModules(): Plugin {
  return {
    name: 'list-modules',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') modules.push(...file.moduleIds);
    },
  };
}

/** Like the studio of a site: a web worker highlights code, with a grammar that it imports. */
const WORKER = `
import { createHighlight } from '${ENTRY}';
const highlight = createHighlight({ grammars: { recipe: () => import('./recipe.tmLanguage.json') } });
addEventListener('message', async ({ data: [code, language] }) => {
  try {
    postMessage(await highlight(code, language));
  } catch (error) {
    postMessage(String(error));
  }
});`;

const PAGE = `
globalThis.highlight = (...input) => new Promise((resolve, reject) => {
  globalThis.worker ??= new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(input);
});`;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recto-highlight-'));
  cpSync(join(import.meta.dirname, '..', 'fixtures', 'grammars'), folder, { recursive: true });
  writeFileSync(join(folder, 'worker.js'), WORKER);
  writeFileSync(join(folder, 'page.js'), PAGE);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="./page.js"></script>');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    worker: { format: 'es', plugins: () => [listModules()] },
    resolve: { alias: { [ENTRY]: createRequire(import.meta.url).resolve(ENTRY) } },
  });
});

test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a web worker highlights with its own grammar, with lexers and with built-in grammars', async ({ page }) => {
  const requestedPaths: string[] = [];
  await page.context().route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    requestedPaths.push(path);
    await route.fulfill({ path: join(folder, 'dist', path === '/' ? 'index.html' : path) });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(ORIGIN);
  const highlight = async (code: string, language: string): Promise<string> =>
    JSON.stringify(await page.evaluate(`highlight(${JSON.stringify(code)}, '${language}')`));
  expect(await highlight('const a = 1;', 'ts')).toContain('["span",{"class":"c-keyword"},"const "]');
  expect(requestedPaths.some((path) => path.includes('textmate'))).toBe(false);
  expect(await highlight('mix 2 g', 'recipe')).toBe(
    '[["span",{"class":"line"},["span",{"class":"c-keyword"},"mix "],["span",{"class":"c-constant"},"2 g"],"\\n"]]',
  );
  expect(await highlight('@json {"a": true}', 'cook')).toContain('["span",{"class":"c-constant"},"true"]');
  expect(await highlight('a = true', 'toml')).toContain('c-constant');
  expect(errors).toEqual([]);
});

test('the worker contains no modules of Node', () => {
  expect(modules.some((id) => id.includes('/highlight/textmate.'))).toBe(true);
  expect(modules.filter((id) => /node:|browser-external/u.test(id))).toEqual([]);
});
