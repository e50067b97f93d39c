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

test('adds empty state and errors to a payload without them', async () => {
  expect(await resolveWith({})('/en/docs/start')).toMatchObject({ state: {}, errors: {} });
  expect(await resolveWith({})('/en/nowhere')).toMatchObject({ status: 404, state: {}, errors: {} });
});

test('keeps the initial state that the loader returns', async () => {
  expect(await resolveWith({})('/en')).toMatchObject({ state: { theme: 'plain' } });
});

test('adds the time of the build only to payloads of static files', async () => {
  expect(await resolveWith({ prerenderedAt: 7 })('/en')).toHaveProperty('prerenderedAt', 7);
  expect(await resolveWith({})('/en')).not.toHaveProperty('prerenderedAt');
});

test('does not change redirects', async () => {
  const result = await resolveWith({ prerenderedAt: 7 })('/old');
  expect(result).toHaveProperty('redirect', '/en/docs/start');
  expect(result).not.toHaveProperty('state');
});
