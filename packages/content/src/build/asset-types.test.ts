import { expect, test } from 'vitest';
import { assetType } from './asset-types.ts';

test.for([
  ['cover.png', 'image/png'],
  ['deep/Paper.PDF', 'application/pdf'],
  ['zip', undefined],
  ['notes.md', undefined],
  ['a.constructor', undefined],
  ['', undefined],
] as const)('%j has the type %s', ([file, type]) => {
  expect(assetType(file)).toBe(type);
});
