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
  'recto.config.ts': `export default defineConfig({\n  locales: ['en'],\n  icon: '/i.svg',\n});\n`,
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
  expect(speak(['en'], ['ar'])).toEqual({
    ...FILES,
    'recto.config.ts': `export default defineConfig({\n  locales: ['ar'],\n  icon: '/i.svg',\n});\n`,
  });
});

test('with several, the first has all of the content and the others a first page', () => {
  const files = speak(['en'], ['en', 'ar']);
  expect(files).toMatchObject({
    'recto.config.ts': FILES['recto.config.ts'].replace(`['en']`, `['en', 'ar']`),
    'content/en/index.md': '[About](/en/about) in `content/en/about.md`, [home](/en)',
    'content/ar/index.md': '[About](/ar/about) in `content/ar/about.md`, [home](/ar)',
    'content/en/about.md': '![Me](/me.jpg)',
    'content/en/blog/one.md': '---\nlinks:\n  - to: /en/about\n---\n',
    'public/me.jpg': 'picture',
  });
  expect(Object.keys(files).filter((name) => name.startsWith('content/'))).toHaveLength(4);
});

test('a template that cannot be given other languages says so', () => {
  const { 'recto.config.ts': _config, ...files } = FILES;
  expect(() => speak(['en'], ['ar'], files)).toThrow(
    `The template has no line "locales: ['en']," in recto.config.ts, so it cannot be given other languages.`,
  );
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
    'recto.config.ts': `locales: ['en', 'ar'],`,
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
  const recto = join(repository, 'packages/site/bin/recto.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [recto, 'check'], { cwd: site });
  expect(stdout).toMatch(/^0 errors, \d+ warnings? in \d+ pages$/mu);
});
