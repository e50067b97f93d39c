import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { fillPlaces } from './words.ts';

const packs = import.meta.glob<Record<string, string>>('../locales/*.json', { eager: true, import: 'default' });

test.for(Object.entries(packs))('%s has every key of English, in order, with the same places', ([, pack]) => {
  const keys = Object.keys(english);
  expect(Object.keys(pack)).toEqual(keys);
  expect(keys).toEqual(keys.toSorted());
  for (const [key, text] of Object.entries(english)) {
    expect(`${key} ${placesOf(pack[key] ?? '')}`).toBe(`${key} ${placesOf(text)}`);
    expect(`${key} ${pack[key]?.trim() ?? ''}`).not.toBe(`${key} `);
  }
});

function placesOf(text: string): string {
  return [...text.matchAll(/\{\w+\}/gu)]
    .map(([place]) => place)
    .sort()
    .join();
}

test.for([
  ['Back to {section}', { section: 'Blog' }, 'Back to Blog'],
  ['{a} and {a}, {b}', { a: '1', b: '$&' }, '1 and 1, $&'],
  ['{unknown} stays', {}, '{unknown} stays'],
  ['nothing', { a: '1' }, 'nothing'],
] as const)('"%s" with %o is "%s"', ([text, values, expected]) => {
  expect(fillPlaces(text, values)).toBe(expected);
});
