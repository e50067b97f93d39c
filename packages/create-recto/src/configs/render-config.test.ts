import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages } from '../languages/languages.ts';
import { listTemplates } from '../templates/list-templates.ts';
import { renderConfig } from './render-config.ts';
import type { LanguageCodes } from './template-config.ts';

const templates = fileURLToPath(new URL('../../../../templates', import.meta.url));

// This test writes the file in the template: npx vitest run packages/create-recto/src/configs --update
test.for(listTemplates(templates))(
  'the recto.config.ts of $name matches the rendered configuration',
  async ({ name, languages: templateLanguages }) => {
    await expect(renderConfig(name, templateLanguages)).toMatchFileSnapshot(`${templates}/${name}/recto.config.ts`);
  },
);

test('every template has a configuration and every configuration a template', () => {
  const modules = readdirSync(new URL('.', import.meta.url)).map((file) => file.replace(/\.ts$/u, ''));
  const others = new Set(['render-config', 'render-config.test', 'template-config']);
  expect(modules.filter((name) => !others.has(name)).toSorted()).toEqual(
    listTemplates(templates)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('only the list of languages differs between sites', () => {
  const english = renderConfig('minimal', ['en']);
  expect(english).toContain(`\n  locales: ['en'],\n`);
  expect(renderConfig('minimal', ['ar', 'pt_br'])).toBe(english.replace(`['en']`, `['ar', 'pt_br']`));
});

test('writes a long list of languages on several lines', () => {
  const [first = '', ...others] = languages.map(({ code }) => code);
  const all: LanguageCodes = [first, ...others];
  const text = renderConfig('minimal', all);
  expect(text).toContain(`\n  locales: [\n    'ar',\n    'az',\n`);
  expect(text).toContain(`\n    'zh_tw',\n  ],\n`);
});

test('the error for a template without a configuration states where to add it', () => {
  expect(() => renderConfig('other', ['en'])).toThrow('add one in packages/create-recto/src/configs');
});
