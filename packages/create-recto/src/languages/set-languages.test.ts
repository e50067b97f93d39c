import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { languagesFor } from '../choices/read-wishes.ts';
import { buildSite } from '../site/build-site.ts';
import { writeSite } from '../site/write-site.ts';
import { listTemplates } from '../templates/list-templates.ts';
import { setLanguages } from './set-languages.ts';
import type { Codes } from './set-languages.ts';

vi.setConfig({ testTimeout: 120_000 });

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const FILES = {
  'content.config.ts': `export default defineContent({\n  locales: ['en'],\n});\n`,
  'site.config.ts': `export const site = defineSite({\n  locales: [{ code: 'en', name: 'English' }],\n  icon: '/i.svg',\n});\n`,
  'app/app.ts': `export default defineApp({\n  words: { en: async () => (await import('@recto/ui/locales/en.json')).default },\n});\n`,
  'content/index.md': '[About](/about) in `content/about.md`, [home](/)',
  'content/about.md': '![Me](/me.jpg)',
  'content/blog/one.md': '---\nlinks:\n  - to: /about\n---\n',
  'public/me.jpg': 'picture',
};

/** What becomes of these files, as text. */
function speak(from: Codes, to: Codes, files: Record<string, string> = FILES): Record<string, string> {
  const given = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  return Object.fromEntries([...setLanguages(given, from, to)].map(([name, data]) => [name, data.toString()]));
}

test('the language of the template changes nothing', () => {
  expect(speak(['en'], ['en'])).toEqual(FILES);
});

test('another language alone needs no folder', () => {
  const { 'site.config.ts': site, 'content.config.ts': content, 'app/app.ts': app, ...others } = speak(['en'], ['ar']);
  expect(site).toContain(`locales: [{ code: 'ar', name: 'العربية', dir: 'rtl' }],`);
  expect(site).not.toContain('defaultLocale');
  expect(content).toContain(`locales: ['ar'],`);
  expect(app).toContain(`ar: async () => (await import('@recto/ui/locales/ar.json')).default`);
  expect(Object.keys(others)).toEqual(Object.keys(FILES).filter((name) => !name.endsWith('.ts')));
});

test('with several, the first has all of the content and the others a first page', () => {
  const files = speak(['en'], ['en', 'ar']);
  expect(files).toMatchObject({
    'content.config.ts': FILES['content.config.ts'].replace(`['en']`, `['en', 'ar']`),
    'content/en/index.md': '[About](/en/about) in `content/en/about.md`, [home](/en)',
    'content/ar/index.md': '[About](/ar/about) in `content/ar/about.md`, [home](/ar)',
    'content/en/about.md': '![Me](/me.jpg)',
    'content/en/blog/one.md': '---\nlinks:\n  - to: /en/about\n---\n',
    'public/me.jpg': 'picture',
  });
  expect(Object.keys(files).filter((name) => name.startsWith('content/'))).toHaveLength(4);
  expect(files['app/app.ts']).toMatch(/words: \{\n {4}en: .*en\.json.*,\n {4}ar: .*ar\.json.*,\n {2}\},/u);
});

test('the first is the default, even where English is another', () => {
  expect(speak(['en'], ['ar', 'en'])['site.config.ts']).toBe(
    `export const site = defineSite({\n  defaultLocale: 'ar',\n  locales: [\n    { code: 'ar', name: 'العربية', dir: 'rtl' },\n    { code: 'en', name: 'English' },\n  ],\n  icon: '/i.svg',\n});\n`,
  );
  const said = { ...FILES, 'site.config.ts': `({\n  locales: [],\n  defaultLocale: 'en',\n})` };
  expect(speak(['en'], ['ar', 'en'], said)['site.config.ts']).toMatch(/\],\n {2}defaultLocale: 'ar',\n\}\)$/u);
});

test('a template that cannot be given other languages says so', () => {
  const { 'app/app.ts': _app, ...files } = FILES;
  expect(() => speak(['en'], ['ar'], files)).toThrow('The template names no "words" in app/app.ts');
});

test('a template in several languages keeps them and can be given more', () => {
  const template = { name: 'both', description: '', folder: '', languages: ['en', 'ar'] } as const;
  expect(languagesFor(template, ['en', 'fr', 'ar'])).toEqual(['en', 'fr', 'ar']);
  expect(() => languagesFor(template, ['en'])).toThrow('"both" is written in en, ar, and cannot do without ar.');
  expect(() => languagesFor(template, ['fr', 'ar', 'en'])).toThrow(
    '"both" is translated from en, so fr cannot be its default language.',
  );
  const files = {
    ...FILES,
    'content/en/index.md': '[home](/en)',
    'content/ar/index.md': 'مرحبا',
  };
  expect(speak(['en', 'ar'], ['en', 'ar', 'fr'], files)).toMatchObject({
    'content/ar/index.md': 'مرحبا',
    'content/fr/index.md': '[home](/fr)',
  });
});

test.for(listTemplates())('$name has no faults in several languages', async (template) => {
  const site = join(makeFolder(), 'site');
  const languages: Codes = template.languages.length > 1 ? template.languages : ['ar', 'en'];
  writeSite(site, buildSite(template, { name: 'site', languages }));
  symlinkSync(join(repository, 'node_modules'), join(site, 'node_modules'));
  const recto = join(repository, 'packages/content/bin/recto.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [recto, 'check'], { cwd: site });
  expect(stdout).toMatch(/^0 errors, \d+ warnings? in \d+ pages$/mu);
});
