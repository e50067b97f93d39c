import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownLanguages } from './known-languages.ts';

test('the list contains exactly the language packs of the interface', () => {
  const files = readdirSync(new URL('../../../ui/src/locales', import.meta.url));
  const packs = files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  expect([...knownLanguages].toSorted()).toEqual(packs.toSorted());
});
