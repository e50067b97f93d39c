import type { Page } from '@playwright/test';
import { hydrate, expect, pathsOf, test, watchRequests } from './browser-test.ts';

/** Runs against the Node server and the static build. */

const POST = '/en/blog/react-on-intent';
const DOCS = '/en/docs/components/image';
const MADE = /^\/_image\/(\d+)\/([a-z\d-]+)\.[\da-f]{10}\.webp$/u;

/** Lists loaded pictures by name and width. */
const widthsOf = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const [, width, name] = MADE.exec(path) ?? [];
    return width === undefined ? [] : [`${name} ${width}`];
  });

/** Returns the layout shift score. */
async function shiftOf(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          resolve(total);
        }, 200);
      }),
  );
}

for (const { width, density, expected } of [
  { width: 320, density: 1, expected: 320 },
  { width: 390, density: 1, expected: 640 },
  { width: 390, density: 2, expected: 2048 },
  { width: 1440, density: 1, expected: 768 },
  { width: 1440, density: 2, expected: 2048 },
]) {
  test(`a window of ${width} in density ${density} loads the picture once, ${expected} wide`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      deviceScaleFactor: density,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    const requests = watchRequests(page);
    await page.goto(POST);
    await page.getByRole('img', { name: 'A page of the documentation' }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    // The dark version is not loaded, and React requests no other.
    expect(widthsOf(pathsOf(requests))).toEqual([`page-light ${expected}`]);
    await context.close();
  });
}

test('loads the dark version of a picture in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const requests = watchRequests(page);
  await page.goto(POST);
  await expect(page.getByRole('img', { name: 'A page of the documentation' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(widthsOf(pathsOf(requests))).toEqual([expect.stringMatching(/^page-dark /u)]);
});

test('a picture in markdown is loaded lazily, without layout shift', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  const requests = watchRequests(page);
  await page.goto(DOCS);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).toHaveAttribute('width', '1792');
  await expect(picture).toHaveAttribute('height', '1120');
  const before = await picture.boundingBox();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => await picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const after = await picture.boundingBox();
  expect(after?.height).toBe(before?.height);
  expect(after?.width).toBeCloseTo(390 - 32 - 2, 0);
  expect(widthsOf(pathsOf(requests))).toEqual([expect.stringMatching(/^page-light /u)]);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('a blurred placeholder is shown until a picture is loaded, under the strict content security policy', async ({
  page,
}) => {
  await page.route(/\/_image\//u, () => undefined);
  await page.goto(POST, { waitUntil: 'commit' });
  const blur = page.locator('.image-blur').first();
  await expect.poll(async () => await blur.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16);
  const frame = await page.locator('.image').first().boundingBox();
  expect(await blur.boundingBox()).toMatchObject({ width: (frame?.width ?? 0) - 2 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('a picture that cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource/u });

  test('shows its alternative text in its place', async ({ page }) => {
    await page.route(/\/_image\/|\/_assets\//u, (route) => route.abort());
    await page.goto(POST);
    const frame = page.locator('.image.only-light');
    await expect(frame).toHaveAttribute('data-failed', '');
    await expect(frame.locator('.image-blur')).toBeHidden();
    const box = await frame.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
  });
});

test('rejects other widths, pictures and paths with responses that are not cached', async ({ page, request }) => {
  const requests = watchRequests(page);
  await page.goto(POST);
  await page.waitForLoadState('networkidle');
  const converted = pathsOf(requests).find((path) => MADE.test(path)) ?? '';
  const good = await request.get(converted);
  expect(good.status()).toBe(200);
  expect(good.headers()['content-type']).toBe('image/webp');
  for (const wrong of [
    converted.replace(/\d+(?=\/)/u, '641'),
    converted.replace(/[\da-f]{10}/u, '0123456789'),
    converted.replace('.webp', '.png'),
    '/_image/640/..%2f..%2fserver%2fcontent.sqlite',
    '/_image/640/https%3A%2F%2Felsewhere.example%2Fa.png',
  ]) {
    const response = await request.get(wrong);
    expect([400, 404], wrong).toContain(response.status());
    expect(response.headers()['cache-control'] ?? '', wrong).not.toContain('immutable');
  }
});
