import { expect, test } from 'vitest';
import { imagePath, parseImagePath } from './image-path.ts';

test('parses the path that it renders', () => {
  const variant = { width: 640, name: 'a-page.0123456789', format: 'webp' } as const;
  const address = imagePath(variant);
  expect(address).toBe('/_image/640/a-page.0123456789.webp');
  expect(parseImagePath(address)).toEqual(variant);
});

test.for([
  '/_image/641/a.0123456789.webp',
  '/_image/0640/a.0123456789.webp',
  '/_image/640/a.0123456789.png',
  '/_image/640/a.webp',
  '/_image/640/a.0123456789.webp/',
  '/_image/640/../a.0123456789.webp',
  '/_image/640/b/a.0123456789.webp',
  '/_image/640/http://elsewhere.example/a.0123456789.webp',
  '/_image/640/a\n.0123456789.webp',
  '/_image/99999999/a.0123456789.webp',
  '/image/640/a.0123456789.webp',
])('%s is not the path of an image', (address) => {
  expect(parseImagePath(address)).toBeUndefined();
});
