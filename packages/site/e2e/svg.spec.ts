import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

test.describe('an SVG file that contains scripts', () => {
  test.use({ expectedConsole: /Content Security Policy|sandboxed/u });

  for (const [location, open] of [
    ['beside content', openLinkedFile],
    ['in public/', async (page: Page) => await page.goto('/mark.svg')],
  ] as const) {
    test(`SEC-2: ${location}: is rendered with its styles, and its scripts do not run`, async ({ page }) => {
      const response = await open(page);
      expect(response?.headers()).toMatchObject({
        'content-type': 'image/svg+xml',
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
      });
      await expect(page.locator('rect')).toHaveCSS('fill', 'rgb(0, 128, 0)');
      expect(await page.locator('svg').getAttribute('data-ran')).toBeNull();
      expect(await page.evaluate(() => origin)).toBe('null');
    });
  }
});

async function openLinkedFile(page: Page) {
  await page.goto('/pages/drawing');
  const href = await page.getByRole('link', { name: 'The file alone' }).getAttribute('href');
  expect(href).toMatch(/^\/_assets\/drawing\.[\da-f]+\.svg$/u);
  return await page.goto(href ?? '');
}

test('SEC-2: an SVG file that contains scripts can be used as an image in a page', async ({ page }) => {
  await page.goto('/pages/drawing');
  const picture = page.getByRole('img', { name: 'A square' });
  await expect(picture).toHaveJSProperty('naturalWidth', 40);
  const color = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas').getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return [...(canvas?.getImageData(5, 5, 1, 1).data ?? [])];
  });
  expect(color).toEqual([0, 128, 0, 255]);
});

test('SEC-2: a page cannot contain frames of other origins, objects or a base element', async ({ page }) => {
  const response = await page.goto('/pages/drawing');
  const policy = response?.headers()['content-security-policy'] ?? '';
  for (const rule of [
    'frame-src http://videos.example',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
});
