import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';

async function openMedia(page: Page): Promise<void> {
  await page.route('http://videos.example/**', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<title>A film</title><p>The film</p>' });
  });
  await page.goto('/pages/media');
}

test('video and audio of files next to the content can be played and have controls', async ({ page }) => {
  await openMedia(page);
  for (const player of [page.locator('video').first(), page.locator('audio')]) {
    await expect(player).toHaveAttribute('src', /^\/_assets\/tone\.[\da-f]+\.wav$/u);
    await expect(player).toHaveJSProperty('controls', true);
    await player.evaluate((element: HTMLMediaElement) => {
      element.load();
    });
    await expect(player).toHaveJSProperty('duration', 0.5);
  }
  await expect(page.locator('video').nth(1)).toHaveJSProperty('controls', false);
});

test('a frame of an allowed origin is shown in a sandbox, and frames of other origins are left out', async ({
  page,
}) => {
  await openMedia(page);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(1);
  await expect(frames).toHaveAttribute('loading', 'lazy');
  await expect(frames).toHaveAttribute('sandbox', /allow-scripts/u);
  await frames.scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible();
});

test.describe('when a script adds a frame of another origin', () => {
  test.use({ expectedConsole: /Content Security Policy/u });

  test('the policy of the page blocks it', async ({ page }) => {
    await openMedia(page);
    const directive = await page.evaluate(
      async () =>
        await new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            resolve(effectiveDirective);
          });
          const frame = document.createElement('iframe');
          frame.src = 'http://other.example/embed';
          document.body.append(frame);
        }),
    );
    expect(directive).toBe('frame-src');
  });
});

test('a code block shows the region of a file', async ({ page }) => {
  await openMedia(page);
  const code = page.locator('pre').first();
  await expect(code).toContainText('const greeting = `Good morning, ${name}`;');
  await expect(code).not.toContainText('region');
});
