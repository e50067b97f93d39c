import { expect, test } from 'vitest';
import { createTestApp, noContent, testServer } from '../../fixtures/test-app.tsx';
import { completePage } from './complete-page.ts';
import { changePages } from './features/open-features.ts';
import { createResolver } from './resolve-page.ts';

const server = {
  ...testServer,
  loaders: { ...testServer.loaders, '/': async () => ({ title: '', data: null, state: { theme: 'plain' } }) },
};
const resolveWith = (stamp: { prerenderedAt?: number }) =>
  changePages(
    createResolver({ app: createTestApp(), server, content: noContent, report: () => undefined }),
    completePage(stamp),
  );

test('a payload has its state and its errors, even where there are none', async () => {
  expect(await resolveWith({})('/en/docs/start')).toMatchObject({ state: {}, errors: {} });
  expect(await resolveWith({})('/en/nowhere')).toMatchObject({ status: 404, state: {}, errors: {} });
});

test('a loader gives its pages their first state', async () => {
  expect(await resolveWith({})('/en')).toMatchObject({ state: { theme: 'plain' } });
});

test('a page that is a file knows when it was made, one that is not does not', async () => {
  expect(await resolveWith({ prerenderedAt: 7 })('/en')).toHaveProperty('prerenderedAt', 7);
  expect(await resolveWith({})('/en')).not.toHaveProperty('prerenderedAt');
});

test('a redirect is left alone', async () => {
  const answer = await resolveWith({ prerenderedAt: 7 })('/old');
  expect(answer).toHaveProperty('redirect', '/en/docs/start');
  expect(answer).not.toHaveProperty('state');
});
