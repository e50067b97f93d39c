import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages as spoken } from '../../../ui/src/messages/languages.ts';
import { languages } from './languages.ts';

test('the choice contains exactly the language packs of the interface', () => {
  const packs = readdirSync(new URL('../../../ui/src/locales', import.meta.url)).filter((name) =>
    name.endsWith('.json'),
  );
  expect(languages.map(({ code }) => `${code}.json`)).toEqual(packs.toSorted());
});

test('every language has the same name as in the interface', () => {
  expect(languages).toEqual(spoken);
});
