import { expect, test } from 'vitest';
import { page } from '../kinds/page/page.ts';
import { resolveSite } from './resolve-site.ts';

const resolve = (theme: unknown) => resolveSite({ title: 'A site', pages: [page('/')], theme }).config.theme;

test('uses the default fonts unless others are configured', () => {
  expect(resolve({}).fonts).toEqual({ heading: 'Newsreader', body: 'Inter', mono: 'system' });
  const fonts = { heading: '@fontsource-variable/geist', body: './text.woff2', mono: ['./a.woff2', './b.ttf'] };
  expect(resolve({ fonts }).fonts).toEqual(fonts);
});

test.for([
  [{ fonts: { heading: 'Source Serif 4' } }, 'theme.fonts.heading: "Source Serif 4" is not a typeface.'],
  [{ fonts: { heading: 'Geist' } }, "'@fontsource-variable/geist'"],
  [{ fonts: { body: ['Inter', './b.woff2'] } }, 'Write a list of font files of one typeface'],
  [{ fonts: { headings: 'Inter' } }, '"theme.fonts.headings" is not an option. Did you mean "heading"?'],
  [{ radios: '4px' }, '"theme.radios" is not an option. Did you mean "radius"?'],
  [{ radius: '8' }, 'theme.radius: Write a CSS length, such as 8px or 0.5rem.'],
  [{ radius: '1px; color: red' }, 'Write a CSS length'],
  [
    { primary: 'tael' },
    'theme.primary: "tael" is not a colour. Did you mean "teal"? Write a CSS colour, such as #c2410c',
  ],
  [{ neutral: '#12345' }, 'theme.neutral: "#12345" is not a colour. Write a CSS colour'],
  [{ primary: 'transparent' }, 'theme.primary: "transparent" is not opaque.'],
  [{ primary: '#11223380' }, 'theme.primary: "#11223380" is not opaque.'],
  [{ error: 'rgb(0 0 0 / 50%)' }, 'Write a colour without transparency'],
  [
    { browserColor: { light: '#fff', dark: 'blak' } },
    'theme.browserColor.dark: "blak" is not a CSS colour. Write one, such as #c2410c.',
  ],
] as const)('rejects %o: %s', ([theme, message]) => {
  expect(() => resolve(theme)).toThrow(message);
});

test.for(['0', '8px', '.5rem', '0.75em'])('accepts the radius %s', (radius) => {
  expect(resolve({ radius }).radius).toBe(radius);
});
