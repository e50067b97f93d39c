import { expect, test } from 'vitest';
import { readPictures, writePictures } from './known-pictures.ts';

const general = '0'.repeat(16);
const pages = { '/en': 'a'.repeat(16), "/en/it's/日本=1": 'b'.repeat(16), '/en/"`100%': 'c'.repeat(16) };

test('pictures are found by the path of their page', () => {
  const { general: any, byPath } = readPictures(writePictures(general, pages));
  expect(any).toBe(`/_social/${general}.png`);
  expect(Object.fromEntries(byPath)).toEqual(
    Object.fromEntries(Object.entries(pages).map(([path, hash]) => [path, `/_social/${hash}.png`])),
  );
});

test('what is written can stand between any quotes', () => {
  expect(writePictures(general, pages)).toMatch(/^[^'"`\\\n$]*$/u);
});

test.for(['', '__RECTO_SOCIAL__'])('"%s" is no picture', (text) => {
  expect(readPictures(text)).toEqual({ general: undefined, byPath: new Map() });
});
