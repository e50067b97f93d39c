import type { Page, Request } from '@playwright/test';
import { islandUrl } from '../src/islands/island-url.ts';
import { test } from './deployment.ts';
import type { Deployment } from './deployment.ts';
import {
  hydrate,
  expect,
  disablePrefetch,
  follow,
  isSameDocument,
  markDocument,
  watchRequests,
} from './browser-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Deploys the same build with other content. */
async function changeContent({ deploy, createNewerContent }: Deployment): Promise<void> {
  await deploy('first', { RECTO_CONTENT_FILE: createNewerContent() });
}

async function open(page: Page, path: string): Promise<void> {
  await disablePrefetch(page);
  await page.goto(path);
  await hydrate(page);
  await markDocument(page);
}

async function readVersions(page: Page): Promise<{ build: string; content: string }> {
  const read = async (name: string): Promise<string> => (await page.locator('#app').getAttribute(name)) ?? '';
  return { build: await read('data-build'), content: await read('data-content') };
}

/** Returns the queries of the requests for a file, in order. */
const queriesOf = (requests: readonly Request[], file: string): string[] =>
  requests
    .map((request) => new URL(request.url()))
    .flatMap(({ pathname, search }) => (pathname.endsWith(`/${file}`) ? [search] : []));

test('an open tab shows new content at its next navigation, without a full page load', async ({ page, deployment }) => {
  await open(page, '/pages/first');
  const requests = watchRequests(page);
  const before = await readVersions(page);
  await changeContent(deployment);
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second, rewritten');
  await expect(page.getByRole('article')).toContainText('A quokka');
  const after = await readVersions(page);
  expect(after.build).toBe(before.build);
  expect(after.content).not.toBe(before.content);
  await follow(page, '/pages/first');
  await expect(heading(page)).toHaveText('First');
  expect(await isSameDocument(page)).toBe(true);
  expect(queriesOf(requests, '_payload.json')).toEqual([
    `?${before.build}.${before.content}`,
    `?${after.build}.${after.content}`,
  ]);
});

test('queries and the search of an open tab find new content', async ({ page, deployment }) => {
  await open(page, '/pages/data');
  const titles = page.getByLabel('Titles');
  const ask = async (): Promise<void> => await page.getByRole('button', { name: 'Query' }).click();
  const palette = page.getByRole('dialog', { name: 'Search' });
  const find = async (): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+k');
    await palette.getByRole('combobox').fill('quokka');
  };
  await ask();
  await expect(titles).toHaveText('success|Second');
  await find();
  await expect(palette).toContainText('No matching data');
  await page.keyboard.press('Escape');

  await changeContent(deployment);
  const requests = watchRequests(page);
  await follow(page, '/pages/first');
  await expect(heading(page)).toHaveText('First');
  await find();
  await expect(palette.getByRole('option').first()).toContainText('Second, rewritten');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(heading(page)).toHaveText('Data');
  await ask();
  await expect(titles).toHaveText('success|Second, rewritten');
  expect(await isSameDocument(page)).toBe(true);
  const { content } = await readVersions(page);
  expect(queriesOf(requests, 'versions.json')).toEqual([`?v=${content}`]);
  expect(queriesOf(requests, 'sql_dump.txt')).toHaveLength(1);
});

test('a page that was read before is requested again after a minute', async ({ page, deployment }) => {
  await page.clock.install();
  await open(page, '/pages/first');
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second');
  await follow(page, '/pages/first');
  await expect(heading(page)).toHaveText('First');
  await changeContent(deployment);
  await page.clock.fastForward(60_000);
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second, rewritten');
  expect(await isSameDocument(page)).toBe(true);
});

test('requests for older content get the current content, which is not cached', async ({ deployment, request }) => {
  const page = await (await request.get('/pages/islands')).text();
  const build = /data-build="([^"]+)"/u.exec(page)?.[1] ?? '';
  const content = /data-content="([^"]+)"/u.exec(page)?.[1] ?? '';
  expect([build, content]).not.toContain('');
  const versions = (await (await request.get(`/__recto_content/versions.json?v=${content}`)).json()) as {
    pages: string;
  };
  const addresses = [
    `/pages/second/_payload.json?${build}.${content}`,
    islandUrl({ name: 'echo', locale: 'en', props: '{"text":"first"}' }, { build, content }),
    `/__recto_content/versions.json?v=${content}`,
    `/__recto_content/pages/sql_dump.txt?v=${versions.pages}`,
  ];
  const caches = async (): Promise<(string | number)[][]> =>
    await Promise.all(
      addresses.map(async (address) => {
        const response = await request.get(address);
        return [
          response.status(),
          response.headers()['cache-control'] ?? '',
          response.headers()['x-recto-build'] ?? '',
        ];
      }),
    );
  expect(await caches()).toEqual(addresses.map(() => [200, 'public, max-age=31536000, immutable', '']));
  await changeContent(deployment);
  expect(await caches()).toEqual(addresses.map(() => [200, 'no-store', '']));
});
