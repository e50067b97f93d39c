import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';

const FONT = /\.woff2$/u;

/** Fonts of the theme that a page has loaded, with their sizes in bytes. */
async function fontsOf(page: Page): Promise<Map<string, number>> {
  await page.evaluate(() => document.fonts.ready);
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => [new URL(entry.name).pathname, (entry as PerformanceResourceTiming).decodedBodySize] as const),
  );
  return new Map(entries);
}

test('a page loads two fonts of at most 70 kB, which it preloads', async ({ page }) => {
  await page.goto('/en/docs/files/markdown');
  const fonts = await fontsOf(page);
  expect([...fonts.keys()].map((path) => path.replace(/-[\w-]{8}\./u, '.')).sort()).toEqual([
    '/assets/inter.woff2',
    '/assets/newsreader.woff2',
  ]);
  expect(fonts.values().reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(70_000);
  const preloads = page.locator('link[rel="preload"][as="font"]');
  const named = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(named)).toEqual(new Set(fonts.keys()));
  const [font = ''] = fonts.keys();
  expect((await page.request.get(font)).status()).toBe(200);
});

test('additional font files are loaded only for their characters', async ({ page }) => {
  await page.goto('/en/blog');
  const files = async () =>
    [...(await fontsOf(page)).keys()].map((path) => path.replace(/^.*\/|-[\w-]{8}\..*/gu, '')).sort();
  const write = async (words: string): Promise<void> => {
    await page.getByRole('heading', { level: 1 }).evaluate((heading, text) => {
      heading.textContent = text;
    }, words);
  };
  await write('À noite, vovô Kowalsky vê o ímã cair no pé');
  expect(await files()).toEqual(['inter', 'newsreader']);
  await write('Příliš žluťoučký kůň');
  await expect.poll(files).toEqual(['inter', 'newsreader', 'newsreader-extended']);
  await write('Trăm năm trong cõi người ta');
  await expect.poll(files).toEqual(['inter', 'newsreader', 'newsreader-extended', 'newsreader-vietnamese']);
});

test('a page in Arabic preloads no fonts, and uses a system font', async ({ page }) => {
  await page.goto('/ar/docs/getting-started/installation');
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(0);
  const isOurs = await page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    const [face] = await document.fonts.load('600 16px Newsreader', heading.textContent);
    return face !== undefined;
  });
  expect(isOurs).toBe(false);
});

for (const path of ['/en', '/en/docs/files/markdown', '/en/blog/react-on-intent']) {
  for (const width of [390, 1440]) {
    test(`${path} has no layout shift when its fonts load late, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const late = Promise.withResolvers<undefined>();
      await page.route(FONT, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(globalThis, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const before = await heading.boundingBox();
      // Text is visible before its font is loaded.
      expect(await page.evaluate(() => document.fonts.check('16px Inter', 'a'))).toBe(false);
      late.resolve(undefined);
      await expect.poll(async () => await page.evaluate(() => document.fonts.check('16px Inter', 'a'))).toBe(true);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const after = await heading.boundingBox();
      expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
      expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
      const shift = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
      // A word may wrap to the next line, so half of the score that counts as good is allowed.
      expect(shift).toBeLessThan(0.05);
    });
  }
}

test('the theme colour is the background colour of the page, in both modes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/en');
    const named = await page.locator('meta[name="theme-color"][media="all"]').getAttribute('content');
    const drawn = await page.evaluate(() => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return '';
      pen.fillStyle = getComputedStyle(document.body).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    });
    expect(named).toBe(drawn);
  }
});

test('all icons of the page exist', async ({ page }) => {
  await page.goto('/en');
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  const statuses = await Promise.all(named.map(async (href) => (await page.request.get(href)).status()));
  expect(statuses).toEqual([200, 200, 200, 200]);
});
