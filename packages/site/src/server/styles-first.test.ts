import { expect, test } from 'vitest';
import { moveSiteStylesFirst } from './styles-first.ts';

test('moves the style sheet of the site to the front and keeps the order of the others', () => {
  expect(moveSiteStylesFirst(['/ui/palette.css', '/ui/other.css', '/base/.recto/styles.css'])).toEqual([
    '/base/.recto/styles.css',
    '/ui/palette.css',
    '/ui/other.css',
  ]);
});
