import { expect, test } from 'vitest';
import { findMovedMedia, findPicture, imageUrlsIn, replaceImageUrls } from './draft-pictures.ts';

const moved = findMovedMedia([
  { path: 'public/new.png', upload: 'up', updatedAt: 0 },
  { path: 'content/en/my photo.png', upload: 'beside', updatedAt: 0 },
  { path: 'public/renamed.png', from: 'public/old.png', updatedAt: 0 },
  { path: 'content/en/renamed.md', from: 'content/en/a.md', text: 'Text', updatedAt: 0 },
]);
const context = {
  file: 'content/en/guide/a.md',
  folders: { content: 'content', public: 'public' },
  moved,
  isPublished: (path: string) => path === 'content/en/map.png' || path === 'public/map.png',
};

test.for([
  ['/new.png', { upload: 'up' }],
  ['/new.png?x#y', { upload: 'up' }],
  ['../my%20photo.png', { upload: 'beside' }],
  ['/renamed.png', { path: 'public/old.png', id: '' }],
  ['../map.png', { path: 'content/en/map.png', id: '' }],
  ['/map.png', undefined],
  ['./none.png', undefined],
  ['https://example.com/new.png', undefined],
  ['../../../../etc/passwd', undefined],
] as const)('loads %s from %o', ([address, source]) => {
  expect(findPicture(address, context)).toEqual(source);
});

test('finds images at any depth', () => {
  expect(
    imageUrlsIn(['text', ['p', {}, ['img', { src: './a.png' }]], ['card', { src: '/b.png' }, ['b', {}, 'x']]]),
  ).toEqual(['./a.png', '/b.png']);
});

test('replaces the URLs in front matter fields, and nothing else', () => {
  const date = new Date(0);
  const data = { image: '/new.png', gallery: [{ src: '/new.png', alt: '/new.png is new' }], title: 'new.png', date };
  expect(replaceImageUrls(data, (address) => (address === '/new.png' ? '/shown' : undefined))).toEqual({
    image: '/shown',
    gallery: [{ src: '/shown', alt: '/new.png is new' }],
    title: 'new.png',
    date,
  });
});
