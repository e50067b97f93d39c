import { expect, test } from 'vitest';
import { createTestApp } from '../../fixtures/test-app.tsx';
import { request } from '../../fixtures/test-requests.ts';

const about = { kind: 'article', published: '2026-11-16', authors: [{ name: 'Somebody for machines' }] } as const;
const server = { loaders: { '/': async () => ({ title: 'Home', data: 'seen', about }) } };

test.for(['/en', '/en/_payload.json?b1.c1'])(
  '%s has the data of its page, but not its metadata for search engines',
  async (path) => {
    const { routes } = createTestApp();
    const text = await (await request(path, {}, { server, routes })).text();
    expect(text).toContain('"data":"seen"');
    const payload = /\{"path".*\}/su.exec(text)?.[0].replace(/<\/script>.*/su, '') ?? '{}';
    expect(JSON.parse(payload)).not.toHaveProperty('about');
  },
);

test('a page contains its navigation, and its payload file the folders to build it from', async () => {
  const items = [{ title: 'A', path: '/en', stem: 'a' }];
  const navigation = { '/': async () => ({ root: '/en/root', items }) };
  const { routes } = createTestApp();
  const read = async (path: string) =>
    await (await request(path, {}, { server: { ...server, navigation }, routes })).text();
  const [html, file] = [await read('/en'), await read('/en/_payload.json?b1.c1')];
  expect(html).toContain('"navigation":[{"title":"A","path":"/en"}]');
  expect(file).toContain('"folders":["/en/root"]');
  expect(file).not.toContain('"navigation"');
});
