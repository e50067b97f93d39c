import { expect, test } from 'vitest';
import { stylesFirst } from './styles-first.ts';

test('the style sheet of the site is before those of its parts, which stay in their order', () => {
  expect(stylesFirst(['/ui/palette.css', '/ui/other.css', '/base/.recto/styles.css'])).toEqual([
    '/base/.recto/styles.css',
    '/ui/palette.css',
    '/ui/other.css',
  ]);
});
