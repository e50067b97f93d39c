import { expect, test } from 'vitest';
import { readSeo } from './page-about.ts';

test.for([
  [
    { title: ' Short ', description: 'Why', image: '/a.png' },
    { title: 'Short', description: 'Why', image: '/a.png' },
  ],
  [{ title: '', description: '  ', image: 3 }, {}],
  [{ noindex: true, title: { en: 'Short' } }, {}],
  [undefined, {}],
] as const)('%o is read as %o', ([seo, read]) => {
  expect(readSeo(seo)).toEqual(read);
});
