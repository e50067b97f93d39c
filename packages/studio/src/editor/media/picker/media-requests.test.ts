import { expect, test } from 'vitest';
import { createMediaRequests } from './media-requests.ts';

test('what is chosen is the answer, and the dialog is over', async () => {
  const { request, pick } = createMediaRequests();
  const answer = pick({ kind: 'image', file: 'content/en/a.md' });
  expect(request.get()).toMatchObject({ kind: 'image', file: 'content/en/a.md' });
  request.get()?.onEnd({ address: '/a.png', alt: 'A' });
  expect(await answer).toEqual({ address: '/a.png', alt: 'A' });
  expect(request.get()).toBeUndefined();
});

test('a second question ends the first one without an answer', async () => {
  const { request, pick } = createMediaRequests();
  const first = pick();
  const second = pick({ kind: 'video' });
  expect(await first).toBeUndefined();
  expect(request.get()?.kind).toBe('video');
  request.get()?.onEnd();
  expect(await second).toBeUndefined();
});
