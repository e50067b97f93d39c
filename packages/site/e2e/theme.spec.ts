import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveBuild } from '../src/testing/serve-build.ts';
import type { ServedBuild } from '../src/testing/serve-build.ts';
import { isHydrated } from './browser-test.ts';

/** The theme options of a site, built with a base path. */

test.describe.configure({ mode: 'default' });

const packageFolder = join(import.meta.dirname, '..');
const site = join(packageFolder, '..', '..', '.cache', 'themed-site');
let server: ServedBuild;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  rmSync(site, { recursive: true, force: true });
  cpSync(join(packageFolder, 'fixtures', 'themed'), site, { recursive: true });
  execFileSync(process.execPath, [join(packageFolder, 'bin', 'recto.mjs'), 'build', '--base', '/garden/'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', RECTO_COMPRESS: '0' },
    stdio: 'pipe',
  });
  server = await serveBuild(join(site, '.output'));
  origin = `${server.origin}/garden`;
});

test.afterAll(async () => {
  await server.stop();
});

test('loads only the fonts of the site, and preloads those of the first viewport', async ({ page }) => {
  const fonts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${origin}/en`, { waitUntil: 'networkidle' });
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((l) => (l as HTMLLinkElement).href));
  expect(preloaded.map((href) => href.replace(/-[\w-]{8}\.woff2$/u, ''))).toEqual([
    `${origin}/assets/tinos-latin-700-normal`,
    `${origin}/assets/inter-latin-wght-normal`,
  ]);
  for (const href of preloaded) expect(fonts).toContain(`200 ${href}`);
  expect(fonts.filter((font) => !/\/(?:tinos|inter-latin-wght|cousine)/u.test(font))).toEqual([]);
  await expect(page.locator('h1')).toHaveCSS('font-family', /^Tinos, /u);
  await expect(page.locator('main p').first()).toHaveCSS('font-family', /^Inter, /u);
  await expect(page.locator('main code').first()).toHaveCSS('font-family', /^Cousine, /u);
});

test('Arabic pages do not preload Latin fonts', async ({ page }) => {
  await page.goto(`${origin}/ar`);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`text has the same size before its fonts are loaded, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.woff2$/u, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${origin}/en/docs/start`, { waitUntil: 'domcontentloaded' });
    const before = await measure(page);
    release();
    await page.evaluate(async () => await document.fonts.ready.then(() => undefined));
    await expect.poll(async () => await page.evaluate(() => document.fonts.check('600 40px Tinos'))).toBe(true);
    const after = await measure(page);
    expect(after.lines).toEqual(before.lines);
    for (const [index, wide] of after.widths.entries()) {
      expect(Math.abs(wide - (before.widths[index] ?? 0)) / wide).toBeLessThan(0.05);
    }
  });
}

/** Measures the heights of title and description, and the widths of their words. */
async function measure(page: Page): Promise<{ lines: number[]; widths: number[] }> {
  return await page.evaluate(() => {
    const elements = ['h1', 'h1 + p', 'h2'].map((name) => document.querySelector(`article ${name}`));
    const boxes = elements.map((element) => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return { height: element?.getBoundingClientRect().height ?? 0, width: range.getBoundingClientRect().width };
    });
    return { lines: boxes.map(({ height }) => height), widths: boxes.map(({ width }) => width) };
  });
}

test('corners have the radius of the site', async ({ page }) => {
  await page.goto(`${origin}/en/docs/start`);
  await expect(page.locator('.icon-button').first()).toHaveCSS('border-top-left-radius', '12px');
  await expect(page.locator('.code').first()).toHaveCSS('border-top-left-radius', '16px');
});

for (const javaScriptEnabled of [true, false]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const script = javaScriptEnabled ? 'with' : 'without';
    test(`shows the logo for ${colorScheme} mode, ${script} script`, async ({ browser }) => {
      const page = await browser.newPage({ colorScheme, javaScriptEnabled });
      await page.goto(`${origin}/en`);
      const visibleLogo = page.locator('.brand img:visible');
      await expect(visibleLogo).toHaveCount(1);
      const address = colorScheme === 'dark' ? /\/garden\/mark-dark\.svg$/u : /\/garden\/assets\/mark-[\w-]+\.svg$/u;
      await expect(visibleLogo).toHaveAttribute('src', address);
      await expect(visibleLogo).toHaveAttribute('alt', '');
      expect(await visibleLogo.boundingBox()).toMatchObject({ width: 84, height: 28 });
      await page.close();
    });
  }
}

test('a banner is in the language of the page, can be closed, and stays closed', async ({ page }) => {
  await page.goto(`${origin}/ar`);
  await expect(page.locator('.site-banner')).toHaveText('الحصاد مفتوح.');
  await expect(page.locator('.site-banner a')).toHaveAttribute('href', '/garden/ar/docs/start');
  await page.goto(`${origin}/en`);
  const banner = page.locator('.site-banner');
  await expect(banner).toHaveText('Harvest is open.');
  const ink = await banner.evaluate((element) => getComputedStyle(element).color);
  await expect(banner.locator('a')).toHaveCSS('color', ink);
  await expect(banner).not.toHaveCSS('background-color', ink);
  const box = await banner.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0 });
  await banner.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.locator('.shell-header')).toHaveCSS('position', 'sticky');
  // Before any script of the page has run, except that of the head.
  await page.route(/boot-[\w-]+\.js$/u, async (route) => await route.abort());
  await page.goto(`${origin}/en/docs/start`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.site-banner')).toBeHidden();
  expect(await page.locator('.shell-header').boundingBox()).toMatchObject({ y: 0 });
});

test('a banner stays after hydration and navigation', async ({ page }) => {
  await page.goto(`${origin}/en`);
  await page.locator('.site-banner a').click();
  await expect(page.locator('h1')).toHaveText('Start');
  await expect(page.locator('.site-banner')).toHaveText('Harvest is open.');
});

test('without script, a banner has no button', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin}/en`);
  await expect(page.locator('.site-banner')).toHaveText('Harvest is open.');
  await expect(page.locator('.site-banner button')).toBeHidden();
  await page.close();
});

test('the menu of small screens starts below the header, with and without a banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${origin}/en`);
  const bottoms = async (): Promise<[number, number]> => {
    const header = await page.locator('.shell-header').boundingBox();
    const panel = await page.locator('.menu-panel').boundingBox();
    return [Math.round((header?.y ?? 0) + (header?.height ?? 0)), Math.round(panel?.y ?? 0)];
  };
  await page.getByRole('button', { name: 'Open menu' }).click();
  const [header, panel] = await bottoms();
  expect(Math.abs(header - panel)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await page.locator('.site-banner button').click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect((await bottoms())[1]).toBeLessThanOrEqual(65);
});

test('the sidebar has the configured order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/en/docs/start`);
  const tree = page.locator('.docs-side .tree');
  await expect(tree.locator('> li').first().locator('summary')).toHaveText('Basics');
  await expect(tree.locator('> li').first().locator('a')).toHaveText(['Prune', 'Start']);
  await expect(tree.locator('> li').nth(1).locator('> a')).toHaveText('All work');
  await expect(tree.locator('details').nth(1)).not.toHaveAttribute('open');
  await expect(tree.locator('> li').nth(2).locator('a')).toHaveAttribute('href', 'https://weather.example');
  await expect(page.locator('.folio')).toContainText('1.2 Basics');
  await expect(page.getByRole('link', { name: /Prune/u }).last()).toHaveAttribute(
    'href',
    '/garden/en/docs/guide/prune',
  );
  const more = tree.locator('> li').nth(1).locator('summary');
  await more.click();
  const water = tree.getByRole('link', { name: 'Water' });
  await water.click();
  await expect(page.locator('h1')).toHaveText('Water');
  await expect(water).toHaveAttribute('aria-current', 'page');
  // A group without the current page is closed, and loads its pages like a folder.
  await page.reload();
  await expect(tree.locator('> li').first().locator('> a')).toHaveAttribute('href', '/garden/en/docs/guide/prune');
  await tree.locator('> li').first().locator('summary').click();
  await tree.getByRole('link', { name: 'Start' }).click();
  await expect(page.locator('h1')).toHaveText('Start');
  await expect(tree.getByRole('link', { name: 'Start' })).toBeVisible();
});

test('pages link to their source in the repository, unless they opt out', async ({ page }) => {
  await page.goto(`${origin}/en/docs/start`);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://codeberg.org/orchard/site/_edit/main/web/content/en/docs/1.start.md',
  );
  await expect(page.locator('.shell-footer').getByRole('link', { name: 'Codeberg' })).toBeVisible();
  await page.goto(`${origin}/en/docs/guide/water`);
  await expect(page.getByRole('link', { name: 'Report an issue' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no problems in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${origin}/en/docs/start`);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test('sends the answer whether a page was helpful, before React is loaded, and once for each page', async ({
  page,
}) => {
  await page.goto(`${origin}/en/docs/start`);
  const question = page.getByRole('group', { name: 'Was this page helpful?' });
  await question.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page.getByText('Thank you.')).toBeFocused();
  await expect(question).toHaveCount(0);
  expect(await (await page.request.get(`${origin}/api/feedback`)).json()).toEqual([
    { path: '/garden/en/docs/start', helpful: true },
  ]);
  // React keeps the answer, and the next page asks again.
  await page.keyboard.press('Shift');
  await expect.poll(async () => await isHydrated(page)).toBe(true);
  await expect(page.getByText('Thank you.')).toBeVisible();
  await page.locator('[data-previous-next] a[rel=prev]').click();
  await expect(page.locator('h1')).toHaveText('Prune');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page.getByText('Thank you.')).toBeFocused();
  expect(await (await page.request.get(`${origin}/api/feedback`)).json()).toContainEqual({
    path: '/garden/en/docs/guide/prune',
    helpful: false,
  });
});

test('the question is in the language of the page, and can be answered again if the answer was not sent', async ({
  page,
}) => {
  await page.goto(`${origin}/ar/docs/start`);
  await expect(page.getByRole('group', { name: 'هل كانت هذه الصفحة مفيدة؟' })).toBeVisible();
  await page.goto(`${origin}/en/docs/guide/water`);
  const yes = page.getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect(page.getByText('Not sent. Try again.')).toBeVisible();
  await expect(yes).toBeEnabled();
});

test('without script, the question is not asked', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${origin}/en/docs/start`);
  await expect(page.locator('h1')).toHaveText('Start');
  await expect(page.getByText('Was this page helpful?')).toBeHidden();
  await page.close();
});

const AROUND = ['header', 'footer'];
for (const [path, slots, title] of [
  ['/en/docs/start', ['sidebar', 'toc', 'page-header', 'page-footer'], 'Start'],
  ['/en', ['page-header'], 'Orchard'],
  ['/en/nowhere', ['not-found'], 'Page not found'],
  ['/en/broken', ['error'], 'This page cannot be shown'],
] as const) {
  test(`DEV-7: slots wrap the default components of ${path}, and the search opens`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(origin + path);
    const slotNames = await page
      .locator('[data-slot]')
      .evaluateAll((elements) => [
        ...new Set(elements.map((element) => (element as HTMLElement).dataset['slot'] ?? '')),
      ]);
    expect(new Set(slotNames)).toEqual(new Set([...AROUND, ...slots]));
    for (const slot of slotNames) {
      const wrapper = page.locator(`[data-slot="${slot}"]`).first();
      // The default component is inside, and the policy allows React's style property.
      await expect(wrapper.locator('> *').first()).toBeAttached();
      await expect(wrapper).toHaveCSS('display', 'contents');
    }
    await expect(page.locator('h1')).toHaveText(title);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('prune');
    await expect(palette.getByRole('option').first()).toContainText('Prune');
  });
}

test('DEV-7: slots stay after navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/en/docs/start`);
  await page.locator('[data-slot="sidebar"]').getByRole('link', { name: 'Prune' }).first().click();
  await expect(page.locator('[data-slot="page-header"] h1')).toHaveText('Prune');
  for (const slot of ['header', 'footer', 'sidebar', 'page-footer']) {
    await expect(page.locator(`[data-slot="${slot}"]`).first()).toBeAttached();
  }
});
