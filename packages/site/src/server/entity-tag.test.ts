import { expect, test } from 'vitest';
import { entityTag, hasAlready } from './entity-tag.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

test('the same bytes have the same tag, others another', async () => {
  expect(await entityTag(bytes('feed'))).toMatch(/^W\/"[0-9a-f]{24}"$/u);
  expect(await entityTag(bytes('feed'))).toBe(await entityTag(bytes('feed')));
  expect(await entityTag(bytes('feed'))).not.toBe(await entityTag(bytes('feeds')));
});

test.for([
  [undefined, false],
  ['W/"a"', true],
  // Some say it without the sign of weakness.
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
  ['a', false],
  ['', false],
] as const)('who says %j has it already: %s', ([known, expected]) => {
  const headers = known === undefined ? {} : { 'if-none-match': known };
  expect(hasAlready(new Request('http://site.test/rss.xml', { headers }), 'W/"a"')).toBe(expected);
});
