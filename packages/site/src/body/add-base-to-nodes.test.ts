import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import { localiseUrl } from '../languages/localise-url.ts';
import { addBaseToNodes } from './add-base-to-nodes.ts';

test('adds the base path to links and images of a tree, and changes nothing else', () => {
  const below = { ...oneLanguage, base: '/below' };
  expect(
    addBaseToNodes(['/docs', ['p', { title: '/docs' }, ['a', { href: '/docs#x' }, ['img', { src: '/a.png' }]]]], below),
  ).toEqual(['/docs', ['p', { title: '/docs' }, ['a', { href: '/below/docs#x' }, ['img', { src: '/below/a.png' }]]]]);
  expect(addBaseToNodes([['card', { to: 'https://away.example', columns: 2 }]], below)).toEqual([
    ['card', { to: 'https://away.example', columns: 2 }],
  ]);
});

test.for([
  '/start?a=/b#c',
  '/docs',
  '/docs/start',
  '/docs/ar/start#end',
  '/docs/a.pdf',
  '//away.example/docs',
  'https://away.example/docs',
  '#end',
  '../other',
  '',
])('in one language, a link to "%s" becomes the same URL as on the server', (to) => {
  const site = { ...oneLanguage, base: '/docs' };
  expect(addBaseToNodes([['card', { to }]], site)).toEqual([
    ['card', { to: localiseUrl(to, oneLanguage.locales[0], site) }],
  ]);
});

test.for([
  ['/docs/start', '/docs/docs/start'],
  ['/docs/arts', '/docs/docs/arts'],
  ['/ar/start', '/docs/ar/start'],
  ['/docs/ar', '/docs/ar'],
  ['/docs/ar?a', '/docs/ar?a'],
  ['/docs/ar/start#end', '/docs/ar/start#end'],
] as const)(
  'in several languages, %s becomes %s: a path with base path and language stays unchanged',
  ([href, placed]) => {
    expect(addBaseToNodes([['a', { href }]], { ...manyLanguages, base: '/docs' })).toEqual([['a', { href: placed }]]);
  },
);
