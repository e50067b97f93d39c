import { expect, test } from 'vitest';
import type { ResolvedPage } from '../../payload/resolved-page.ts';
import { addPageImages } from './add-page-images.ts';

const images = { '/a.png': { width: 2, height: 1 }, '/b.png': { width: 4, height: 3 } };

async function resolve(page: ResolvedPage, base = ''): Promise<ResolvedPage> {
  return await addPageImages(images, base)(page);
}

function payload(data: unknown): ResolvedPage {
  const head = { title: '', description: '', lang: 'en', dir: 'ltr' as const };
  return { path: '/en', locale: 'en', route: '/', status: 200, head, data, body: [] };
}

test('adds the data of images that a payload names, and of no others', async () => {
  const page = payload({ posts: [{ image: { src: '/a.png' } }], text: 'see /b.png', other: '/constructor' });
  expect(await resolve(page)).toEqual({ ...page, images: { '/a.png': images['/a.png'] } });
});

test('does not change a payload without images', async () => {
  const page = payload({ title: 'A' });
  expect(await resolve(page)).toBe(page);
});

test('DEV-18: adds the base path to images in data, unless they have it', async () => {
  const page = payload({
    posts: [{ image: '/a.png' }, { image: '/below/b.png' }],
    other: '/c.png',
    text: 'see /b.png',
  });
  expect(await resolve(page, '/below')).toEqual({
    ...page,
    data: { posts: [{ image: '/below/a.png' }, { image: '/below/b.png' }], other: '/c.png', text: 'see /b.png' },
    images,
  });
});
