import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measureImage, measureHeader } from './measure-image.ts';

const drawn = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });

test.for([
  ['jpeg', await drawn.clone().jpeg().toBuffer()],
  ['jpeg on its side', await drawn.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer()],
  ['png', await drawn.clone().png().toBuffer()],
  ['gif', await drawn.clone().gif().toBuffer()],
  ['webp', await drawn.clone().webp().toBuffer()],
  ['avif', await drawn.clone().avif().toBuffer()],
  ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>')],
] as const)('measures the same size without sharp: %s', async ([name, bytes]) => {
  expect(await measureHeader(bytes)).toEqual(await measureImage(name, bytes));
});
