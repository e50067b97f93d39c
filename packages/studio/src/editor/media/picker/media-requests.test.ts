import { expect, test } from 'vitest';
import { createMediaRequests } from './media-requests.ts';

test('resolves to the chosen file and closes the dialog', async () => {
  const { request, pick } = createMediaRequests();
  const picked = pick({ kind: 'image', file: 'content/en/a.md' });
  expect(request.get()).toMatchObject({ kind: 'image', file: 'content/en/a.md' });
  request.get()?.onEnd({ url: '/a.png', alt: 'A' });
  expect(await picked).toEqual({ url: '/a.png', alt: 'A' });
  expect(request.get()).toBeUndefined();
});

test('ends the first request without a result when a second one starts', async () => {
  const { request, pick } = createMediaRequests();
  const first = pick();
  const second = pick({ kind: 'video' });
  expect(await first).toBeUndefined();
  expect(request.get()?.kind).toBe('video');
  request.get()?.onEnd();
  expect(await second).toBeUndefined();
});
