import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generateMarkdown } from './generate-modules.ts';
import { findSiteError, loadSite } from './load-site.ts';

function writeSite(plugins: string, files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recto-plugins-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const all = {
    'package.json': '{"type":"module"}',
    'home.tsx': '',
    'recto.config.ts': `export default {
      title: 'A site',
      content: { markdown: { tocDepth: 4, plugins: [${plugins}] } },
      pages: [{ path: '/', screen: () => import('./home.tsx') }],
    };`,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('adds plugins and their imports to the module that threads load', async () => {
  const root = writeSite("() => import('./own.ts'), () => import('packed')", {
    'own.ts': "import { word } from './word.ts';\nexport default (md: { calls: string[] }) => md.calls.push(word);",
    'word.ts': "export const word: string = 'own';",
    'node_modules/packed/package.json': '{"main":"./index.js"}',
    'node_modules/packed/index.js': "module.exports = (md) => md.calls.push('packed');",
  });
  const site = await loadSite(root);
  const calls: string[] = [];
  for (const load of site.content.markdown?.plugins ?? []) {
    const { default: plugin } = (await load()) as { default: (md: { calls: string[] }) => void };
    plugin({ calls });
  }
  expect(calls).toEqual(['own', 'packed']);
  expect(site.content.markdown).toMatchObject({ tocDepth: 4, headingIds: 'github' });
  expect(site.files).toContain(join(root, 'word.ts'));
  const code = generateMarkdown(site);
  expect(code).toContain('"tocDepth":4');
  expect(code).toContain(`import * as plugin0 from ${JSON.stringify(join(root, 'own.ts'))};`);
});

test('writes another module for an edited plugin, so that cached rows are not used', async () => {
  const root = writeSite("() => import('./own.ts')", { 'own.ts': 'export default () => 1;' });
  const before = await loadSite(root);
  writeFileSync(join(root, 'own.ts'), 'export default () => 2;');
  const after = await loadSite(root);
  expect(after.file).not.toBe(before.file);
  expect(readFileSync(after.file, 'utf8')).toContain('plugins');
});

test('reports a plugin that cannot be parsed as an error of the configuration', async () => {
  const root = writeSite("() => import('./own.ts')", { 'own.ts': 'export default (' });
  expect(await findSiteError(root)).toMatchObject({ code: 'config/plugin', file: 'own.ts' });
});
