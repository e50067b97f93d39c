import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import {
  hydrate,
  expect,
  expectHydrated,
  isSameDocument,
  markDocument,
  scrollToPosition,
  test,
} from './browser-test.ts';

const PAGE = '/en/docs/files/markdown';
const FILE = 'docs/content/en/docs/3.files/1.markdown.md';
const PHONE = { width: 390, height: 844 };

test.use({ viewport: { width: 1440, height: 900 } });

test('BEH-5: the page lists all scripts that are loaded on intent, so that they load in parallel', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const boot = page.locator('head > script[data-files]');
  const src = await boot.getAttribute('src');
  const files = (await boot.getAttribute('data-files'))?.split(' ') ?? [];
  await page.keyboard.press('Shift');
  await expectHydrated(page, true);
  expect(scripts).toEqual(new Set([src, ...files]));
});

test.describe('around the text', () => {
  test('shows the section, its number, the breadcrumb, and the next page', async ({ page }) => {
    await page.goto(PAGE);
    const article = page.getByRole('article');
    await expect(article.locator('.folio')).toHaveText('3.1 Files');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Documentation', 'Files', 'Markdown']);
    await expect(crumbs.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      '/en/docs/getting-started',
    );
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Markdown');
    await expect(article.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/en/docs/collections/validators',
    );
    await expect(article.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/docs/files/yaml');
  });

  test('shows the buttons from the front matter', async ({ page }) => {
    await page.goto('/en/docs/components/prose');
    const button = page.getByRole('article').getByRole('link', { name: 'Component syntax' });
    await expect(button).toHaveAttribute('href', '/en/docs/files/markdown#component-syntax');
  });

  test('has links to edit and report, and the date of the last commit', async ({ page }) => {
    await page.goto(PAGE);
    const repository = 'https://github.com/recto-project/recto';
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `${repository}/edit/main/${FILE}`,
    );
    await expect(page.getByRole('link', { name: 'Report an issue' })).toHaveAttribute(
      'href',
      `${repository}/issues/new/choose`,
    );
    const time = page.locator('.page-foot time');
    const date = lastChange();
    if (date === undefined) await expect(time).toHaveCount(0);
    else await expect(time).toHaveAttribute('datetime', date);
  });

  test('shows community links', async ({ page }) => {
    await page.goto(PAGE);
    const links = page.getByRole('navigation', { name: 'Community' }).getByRole('link');
    await expect(links).toHaveText(['Discord', 'Bluesky', 'X']);
    await expect(links.first()).toHaveAttribute('href', 'https://discord.recto.example');
  });
});

/** Date of the last commit of the file, in UTC, or `undefined` without a git history. */
function lastChange(): string | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('diff', '--name-only', 'HEAD', '--', FILE) !== '') return undefined;
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const seconds = git('log', '-1', '--format=%ct', '--', FILE);
    return seconds === '' ? undefined : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
  } catch {
    return undefined;
  }
}

test.describe('on this page', () => {
  const marked = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');

  test('marks the current heading, also while no heading is visible', async ({ page }) => {
    await page.goto(PAGE);
    await hydrate(page);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Code' }).click();
    await expect(marked(page)).toHaveText('Code');
    await page.setViewportSize({ width: 1440, height: 240 });
    const top = await page.locator('#code').evaluate((heading) => heading.getBoundingClientRect().bottom + scrollY);
    await scrollToPosition(page, top + 60);
    await expect(marked(page)).toHaveText('Code');
    await expect(page.locator('#code')).not.toBeInViewport();
  });

  test('shows the headings of the new page after a navigation', async ({ page }) => {
    await page.goto(PAGE);
    await hydrate(page);
    await markDocument(page);
    await page.getByRole('article').getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('YAML');
    const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
    await expect(marked(page)).toHaveText((await first.textContent()) ?? '-');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('is in a bar that stays below the header on a phone, and closes when a heading is chosen', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(PAGE);
    await hydrate(page);
    const bar = page.locator('.toc-disclosure');
    await expect(bar.locator('summary')).toHaveText('3.1 Markdown On this page');
    await expect(bar.getByRole('link', { name: 'Code' })).toBeHidden();
    await bar.locator('summary').click();
    await bar.getByRole('link', { name: 'Code' }).click();
    await expect(bar.getByRole('link', { name: 'Code' })).toBeHidden();
    const bottom = async (selector: string): Promise<number> =>
      await page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    await expect(page.locator('#code')).toBeInViewport();
    expect(await bottom('.toc-disclosure')).toBeCloseTo((await bottom('.shell-header')) + 45, -1);
    expect(await bottom('#code')).toBeGreaterThan(await bottom('.toc-disclosure'));
  });
});

test.describe('the tree of pages', () => {
  test.use({ viewport: { width: 1440, height: 500 } });
  const tree = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
  const scrollPosition = async (page: Page) => await tree(page).evaluate((box) => Math.round(box.scrollTop));

  test('keeps its scroll position after a navigation and after a reload', async ({ page }) => {
    await page.goto('/en/docs/advanced/hooks');
    await expect.poll(async () => await scrollPosition(page)).toBeGreaterThan(100);
    await expect(tree(page).locator('[aria-current="page"]')).toBeInViewport();
    await hydrate(page);
    const before = await scrollPosition(page);
    await tree(page).getByRole('link', { name: 'Debugging' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debugging');
    expect(await scrollPosition(page)).toBe(before);
    await page.goto('/en/docs/advanced/transformers');
    await expect.poll(async () => await scrollPosition(page)).toBe(before);
  });
});

test('the arrow keys do not change the page while typing, or with a modifier key', async ({ page }) => {
  await page.goto(PAGE);
  await hydrate(page);
  await page.getByLabel('Name a file below the content folder').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.code pre').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(PAGE);
});
