import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages as spoken } from '../../../ui/src/words/languages.ts';
import { languages } from './languages.ts';

test('every pack of the interface can be chosen, and nothing else', () => {
  const packs = readdirSync(new URL('../../../ui/src/locales', import.meta.url)).filter((name) =>
    name.endsWith('.json'),
  );
  expect(languages.map(({ code }) => `${code}.json`)).toEqual(packs.toSorted());
});

test('each is named as the interface names it', () => {
  expect(languages).toEqual(spoken);
});
