import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { languages } from './languages.ts';

const packs = import.meta.glob<Record<string, string>>('../locales/*.json', { eager: true, import: 'default' });
const cases = Object.entries(packs).map(([file, pack]) => [/(\w+)\.json$/u.exec(file)?.[1] ?? '', pack] as const);

test.for(cases)('%s has the same keys and placeholders as English, in the same order', ([, pack]) => {
  const keys = Object.keys(english);
  expect(Object.keys(pack)).toEqual(keys);
  expect(keys).toEqual(keys.toSorted());
  for (const [key, text] of Object.entries(english)) {
    expect(`${key} ${placeholdersOf(pack[key] ?? '')}`).toBe(`${key} ${placeholdersOf(text)}`);
    expect(`${key} ${pack[key]?.trim() ?? ''}`).not.toBe(`${key} `);
  }
});

test.for(cases)('%s has exactly the plural forms that it needs', ([code, pack]) => {
  const match = languages.find((language) => language.code === code);
  const tag = match?.language ?? code;
  // The platform falls back to English rules for a language that it does not support.
  expect(Intl.PluralRules.supportedLocalesOf(tag)).toHaveLength(KNOWN_TO_NO_PLATFORM.has(code) ? 0 : 1);
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
  for (const [key, text] of Object.entries(pack)) {
    const [, forms] = /\{\w+, plural,(.*)\}/u.exec(text) ?? [];
    if (forms === undefined) continue;
    const named = [...forms.matchAll(/(\w+) \{/gu)].map(([, form = '']) => form).sort();
    expect(`${key}: ${named.join()}`).toBe(`${key}: ${needed.join()}`);
  }
});

/** Languages without plural rules in Unicode. */
const KNOWN_TO_NO_PLATFORM = new Set(['tj']);

/** Returns the names of all placeholders, with or without plural forms. */
function placeholdersOf(text: string): string {
  return [...text.matchAll(/\{(\w+)(?:\}|, plural)/gu)]
    .map(([, name = '']) => name)
    .sort()
    .join();
}
