import { expect, test } from 'vitest';
import { entityTag } from './entity-tag.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

test('returns the same tag for the same bytes only', async () => {
  expect(await entityTag(bytes('feed'))).toMatch(/^W\/"[0-9a-f]{24}"$/u);
  expect(await entityTag(bytes('feed'))).toBe(await entityTag(bytes('feed')));
  expect(await entityTag(bytes('feed'))).not.toBe(await entityTag(bytes('feeds')));
});
