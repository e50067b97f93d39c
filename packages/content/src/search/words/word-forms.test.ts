import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStemmer, stemmingSteps } from './word-forms.ts';

test.for([
  ['en', 'install installs installed installing installation installations'],
  ['en', 'query queries querying'],
  ['en', 'class classes'],
  ['en', 'render rendering renderer'],
  ['en', 'debug debugging debugged'],
  ['en', 'validate validators validation'],
  ['en', 'deploy deploying deployed'],
  ['fr', 'configurer configuration configurations configure'],
  ['de', 'komponente komponenten'],
  ['de', 'konfiguration konfigurieren'],
  ['es', 'configurar configuracion configuraciones'],
  ['pt_br', 'configurar configuracao configuracoes'],
  ['ar', 'مكون مكونات'],
] as const)('in %s these are forms of one word: %s', ([locale, forms]) => {
  const reduce = createStemmer(stemmingSteps(locale));
  expect(new Set(forms.split(' ').map(reduce)).size).toBe(1);
});

test.for([
  ['en', 'css status server option static'],
  ['de', 'text test'],
] as const)('in %s these are different words: %s', ([locale, words]) => {
  const reduce = createStemmer(stemmingSteps(locale));
  const list = words.split(' ');
  expect(new Set(list.map(reduce)).size).toBe(list.length);
});

test('a stem is the beginning of its word, so that all forms of a word begin with it', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'a e i n r s t d l m é b و ن ة ه ا م и е о ы д ь'.split(' ')),
    minLength: 1,
    maxLength: 12,
  });
  const locales = fc.constantFrom('en', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'sv', 'ru', 'ar');
  fc.assert(
    fc.property(letters, locales, (word, locale) => {
      const stem = createStemmer(stemmingSteps(locale))(word);
      expect(word.startsWith(stem)).toBe(true);
    }),
  );
});

test.for(['ja', 'zh_cn', 'xx'])('does not change words of %s', (locale) => {
  expect(createStemmer(stemmingSteps(locale))('files')).toBe('files');
});
