import { execFile } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { resolveLanguages } from '../choices/read-given-answers.ts';
import type { LanguageCodes } from '../configs/template-config.ts';
import { buildSite } from '../site/build-site.ts';
import { writeSite } from '../site/write-site.ts';
import { listTemplates } from '../templates/list-templates.ts';
import { readTemplateFiles } from '../templates/template-files.ts';
import { moveContent } from './move-content.ts';

vi.setConfig({ testTimeout: 120_000 });

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const FILES = {
  'content/index.md': '[About](/about), [home](/)',
  'content/about.md': '![Me](/me.jpg)',
  'content/blog/one.md': '---\nlinks:\n  - to: /about\n---\n',
  'public/me.jpg': 'picture',
  'tests/pages.test.ts': `get('/about')`,
};

/** Moves these files and returns them as text. */
function move(from: LanguageCodes, to: LanguageCodes, files: Record<string, string> = FILES): Record<string, string> {
  const buffers = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  return Object.fromEntries([...moveContent(buffers, from, to)].map(([name, data]) => [name, data.toString()]));
}

test.for([['en'], ['ar']] as const)('a site in one language (%s) has no language folder', (languages) => {
  expect(move(['en'], languages)).toEqual(FILES);
});

test('with several languages, the first has all content and each other one a first page', () => {
  expect(move(['en'], ['en', 'ar'])).toEqual({
    'content/en/index.md': FILES['content/index.md'],
    'content/ar/index.md': FILES['content/index.md'],
    'content/en/about.md': FILES['content/about.md'],
    'content/en/blog/one.md': FILES['content/blog/one.md'],
    'public/me.jpg': FILES['public/me.jpg'],
    'tests/pages.test.ts': FILES['tests/pages.test.ts'],
  });
});

test('a template in several languages keeps them and accepts additional ones', () => {
  const template = { name: 'both', description: '', folder: '', languages: ['en', 'ar'] } as const;
  expect(resolveLanguages(template, ['en', 'fr', 'ar'])).toEqual(['en', 'fr', 'ar']);
  expect(() => resolveLanguages(template, ['en'])).toThrow('"both" is written in en, ar: ar cannot be left out.');
  expect(() => resolveLanguages(template, ['fr', 'ar', 'en'])).toThrow(
    '"both" is translated from en, so fr cannot be its default language.',
  );
  const files = { 'content/en/index.md': '[home](/)', 'content/ar/index.md': 'مرحبا' };
  expect(move(['en', 'ar'], ['en', 'ar', 'fr'], files)).toEqual({ ...files, 'content/fr/index.md': '[home](/)' });
});

/** One more language, or two instead of one. */
const moreLanguages = (codes: LanguageCodes): LanguageCodes => (codes.length > 1 ? [...codes, 'de'] : ['ar', 'en']);

test.for(listTemplates())('$name in other languages has the same file contents as the template', (template) => {
  const files = readTemplateFiles(template.folder);
  const texts = new Set([...files.values()].map((data) => data.toString('latin1')));
  const site = buildSite(template, { name: 'site', languages: moreLanguages(template.languages) });
  const changed = [...site].filter(([, data]) => !texts.has(data.toString('latin1'))).map(([name]) => name);
  expect(changed.toSorted()).toEqual(['package.json', 'recto.config.ts']);
  expect(site.size).toBeGreaterThan(files.size);
});

test.for(listTemplates())('$name has no errors in other languages', async (template) => {
  const site = join(makeFolder(), 'site');
  writeSite(site, buildSite(template, { name: 'site', languages: moreLanguages(template.languages) }));
  symlinkSync(join(repository, 'node_modules'), join(site, 'node_modules'));
  const recto = join(repository, 'packages/site/bin/recto.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [recto, 'check'], { cwd: site });
  expect(stdout).toMatch(/^0 errors, \d+ warnings? in \d+ pages$/mu);
});
