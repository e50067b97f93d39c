import type { Page } from '@playwright/test';
import { test } from './deployment.ts';
import { hydrate, expect, follow } from './browser-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page, interacts with it, and waits until the worker has added it to the cache of a build. */
async function read(page: Page, path: string, build: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await expectKept(page, path, build);
}

async function expectKept(page: Page, path: string, build: string): Promise<void> {
  const isKept = async (): Promise<boolean> =>
    await page.evaluate(
      async ([key = '', cacheName = '']) => (await caches.match(key, { cacheName })) !== undefined,
      [path, `recto:/:${build}`],
    );
  await expect.poll(isKept).toBe(true);
}

async function latest(url: string): Promise<string> {
  return ((await (await fetch(`${url}/builds/latest.json`)).json()) as { id: string }).id;
}

test.use({
  serviceWorkers: 'allow',
  expectedConsole: /Failed to load resource|could not be loaded|Error fetching app manifest/u,
});

test('pages that were read work offline and are interactive, and other pages show the offline page', async ({
  page,
  context,
  deployment,
}) => {
  const build = await latest(deployment.url);
  await read(page, '/pages/first', build);
  await follow(page, '/pages/second');
  await expect(heading(page)).toHaveText('Second');
  await expectKept(page, '/pages/second', build);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('Second');
  await hydrate(page);
  await page.getByTestId('later').click();
  await expect(page.getByTestId('later')).toHaveText('From the first build');
  await follow(page, '/pages/first');
  await expect(heading(page)).toHaveText('First');
  await page.goto('/pages/first?from=elsewhere');
  await expect(heading(page)).toHaveText('First');

  const response = await page.goto('/numbers/7');
  expect(response?.status()).toBe(503);
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page).toHaveTitle('You are offline - Fixture');
  await hydrate(page);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Second', 'First']);
  await page.getByRole('main').getByRole('link', { name: 'Second' }).click();
  await expect(heading(page)).toHaveText('Second');

  await page.goto('/numbers/7');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Number 7');
});

test('with a new build, pages that are read are new, and those of the old build stay cached', async ({
  page,
  context,
  deployment,
}) => {
  const first = await latest(deployment.url);
  await read(page, '/pages/second', first);
  // The worker is installed now: it caches every page that is opened, with or without interaction.
  const open = await context.newPage();
  await open.goto('/pages/first');
  await expectKept(open, '/pages/first', first);

  await deployment.deploy('next');
  const next = await latest(deployment.url);
  await page.goto('/pages/first');
  await expect(page.getByRole('article')).toContainText('The first page, rewritten.');
  await hydrate(page);
  await expectKept(page, '/pages/first', next);

  // The open page belongs to the old build, whose files are no longer served.
  await hydrate(open);
  await open.getByTestId('later').click();
  await expect(open.getByTestId('later')).toHaveText('From the first build');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('The first page, rewritten.');
  await hydrate(page);
  await page.goto('/pages/second');
  await expect(page.getByRole('article')).not.toContainText('rewritten');
  await expect(heading(page)).toHaveText('Second');

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('The second page, rewritten.');
});
