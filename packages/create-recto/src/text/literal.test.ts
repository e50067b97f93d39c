import { expect, test } from 'vitest';
import { readEntries, replaceEntries } from './literal.ts';

test.for([
  [`{ locales: ['en'] }`, ["'en'"]],
  [`{ locales: ['en', "ar",] }`, ["'en'", '"ar"']],
  [`{ locales: [{ code: 'en', name: 'a, ]b' }, { code: 'ar' }] }`, ["{ code: 'en', name: 'a, ]b' }", "{ code: 'ar' }"]],
  [`{ locales: [\n  // first, ['x']\n  'en', /* [ */\n  'ar', // last\n] }`, ["'en'", "'ar'"]],
  [`{ locales: { en: async () => (await f('en', 1)).default } }`, [`en: async () => (await f('en', 1)).default`]],
  [`{ locales: [] }`, []],
  [`{ locales }`, []],
  [`{ locales: ['en' `, []],
] as const)('%o is read', ([text, entries]) => {
  expect(readEntries(text, 'locales')).toEqual(entries);
});

test('few short entries stay on their line, others get one each', () => {
  const text = `define({\n  locales: ['en'],\n  words: { en: f() },\n});\n`;
  expect(replaceEntries(text, 'locales', ["'en'", "'ar'"])).toBe(text.replace("['en']", "['en', 'ar']"));
  expect(replaceEntries(text, 'words', ['ar: f()'])).toBe(text.replace('en:', 'ar:'));
  expect(replaceEntries(text, 'locales', ["{ code: 'en' }", "{ code: 'ar' }"])).toBe(
    `define({\n  locales: [\n    { code: 'en' },\n    { code: 'ar' },\n  ],\n  words: { en: f() },\n});\n`,
  );
});

test('what is not there cannot be replaced', () => {
  expect(replaceEntries('{ locale: [] }', 'locales', [])).toBeUndefined();
});
