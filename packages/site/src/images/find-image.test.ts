import { expect, test } from 'vitest';
import { findImage } from './find-image.ts';
import { addImages } from './image-store.ts';

test('uses the latest data of an image, and only the given size of an unknown one', () => {
  expect(findImage('/a.svg')).toEqual({ src: '/a.svg', width: undefined, height: undefined });
  addImages({ '/a.svg': { width: 2, height: 1 } });
  addImages({ '/a.svg': { width: 4, height: 3 }, '/b.svg': { width: 1, height: 1 } });
  expect(findImage('/a.svg')).toEqual({ src: '/a.svg', width: 4, height: 3 });
  expect(findImage('/c.svg', { width: 5 })).toMatchObject({ width: 5 });
});
