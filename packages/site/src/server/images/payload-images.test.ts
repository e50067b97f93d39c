import { expect, test } from 'vitest';
import type { Payload, PayloadAnswer } from '../../payload/payload.ts';
import { withPayloadImages } from './payload-images.ts';

const images = { '/a.png': { width: 2, height: 1 }, '/b.png': { width: 4, height: 3 } };

async function resolve(answer: PayloadAnswer, base = ''): Promise<PayloadAnswer> {
  return await withPayloadImages(async () => answer, images, base)('/en');
}

function payload(data: unknown): Payload {
  const head = { title: '', description: '', lang: 'en', dir: 'ltr' as const };
  return { path: '/en', locale: 'en', route: '/', status: 200, head, data, body: [] };
}

test('a payload brings along what is known of the pictures its data names, and of no others', async () => {
  const answer = payload({ posts: [{ image: { src: '/a.png' } }], text: 'see /b.png', other: '/constructor' });
  expect(await resolve(answer)).toEqual({ ...answer, images: { '/a.png': images['/a.png'] } });
});

test('one that names none stays as it is, and so does a way elsewhere', async () => {
  const answer = payload({ title: 'A' });
  expect(await resolve(answer)).toBe(answer);
  const redirect = { redirect: '/en' };
  expect(await resolve(redirect)).toBe(redirect);
});

test('DEV-18: below a folder, pictures in data get the base, unless a row has added it already', async () => {
  const answer = payload({
    posts: [{ image: '/a.png' }, { image: '/below/b.png' }],
    other: '/c.png',
    text: 'see /b.png',
  });
  expect(await resolve(answer, '/below')).toEqual({
    ...answer,
    data: { posts: [{ image: '/below/a.png' }, { image: '/below/b.png' }], other: '/c.png', text: 'see /b.png' },
    images,
  });
});
