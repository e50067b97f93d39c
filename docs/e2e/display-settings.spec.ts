import type { Locator } from '@playwright/test';
import { expect, test } from './browser-test.ts';

/** Left and right edge of an element. */
async function edgesOf(locator: Locator): Promise<{ left: number; right: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { left: box.x, right: box.x + box.width };
}

async function styleOf(locator: Locator, name: string): Promise<string> {
  return await locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
}

test('in a wide window a note is between the text and the table of contents, and a warning in the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1536, height: 900 });
  await page.goto('/en/docs/components/prose');
  const text = await edgesOf(page.locator('.prose'));
  const contents = await edgesOf(page.getByRole('navigation', { name: 'On this page' }));
  const notes = page.locator('.callout-note, .callout-tip');
  await expect(notes).toHaveCount(2);
  for (const note of await notes.all()) {
    const { left, right } = await edgesOf(note);
    expect(left).toBeGreaterThan(text.right);
    expect(right).toBeLessThan(contents.left);
  }
  const [first, second] = await Promise.all([notes.first().boundingBox(), notes.last().boundingBox()]);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect(await edgesOf(page.locator('.callout-warning'))).toEqual(text);

  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await edgesOf(notes.first())).toEqual(await edgesOf(page.locator('.prose')));
});

test('on an Arabic page notes are in the left margin; on an untranslated (English) page they stay in the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1536, height: 900 });
  await page.goto('/ar/docs/getting-started');
  const text = await edgesOf(page.locator('.prose'));
  const note = await edgesOf(page.locator('.callout-note'));
  expect(note.right).toBeLessThan(text.left);
  expect(note.left).toBeGreaterThan((await edgesOf(page.locator('nav.toc'))).right);
  await page.goto('/ar/docs/components/prose');
  expect(await edgesOf(page.locator('.callout-note'))).toEqual(await edgesOf(page.locator('.prose')));
});

test('in forced colours the current page and selected items are distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/docs/files/markdown');
  const tree = page.getByRole('navigation', { name: 'Documentation' });
  const line = async (name: string): Promise<string> =>
    await styleOf(tree.getByRole('link', { name, exact: true }), 'border-inline-start-color');
  expect(await line('Markdown')).not.toBe(await line('YAML'));
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await line('YAML')).toBe(paper);
  const entry = async (name: string): Promise<string> =>
    await styleOf(page.getByRole('banner').getByRole('link', { name }), 'text-decoration-line');
  expect([await entry('Documentation'), await entry('Blog')]).toEqual(['underline', 'none']);
  // Icons are masks over a background colour, which has to be a system colour.
  const sign = page.getByRole('banner').locator('.glyph-contrast');
  expect(await styleOf(sign, 'background-color')).not.toBe(paper);
});

test('prints every tab panel with its name, and no buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/en/docs/components/prose');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.copy-code').first()).toBeHidden();
  const panels = page.locator('.tabs-prose > [role="tabpanel"]');
  await expect(panels.last()).toBeVisible();
  const names = await panels.evaluateAll((all) => all.map((panel) => getComputedStyle(panel, '::before').content));
  expect(names).toEqual(['"Authors"', '"Developers"']);
  expect(await styleOf(page.locator('body'), 'background-color')).toBe('rgb(255, 255, 255)');
});

test('a printed post has no navigation links', async ({ page }) => {
  await page.goto('/en/blog/templates-as-you-get-them');
  const back = page.getByRole('link', { name: 'Back to Blog' });
  await expect(back).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(back).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/en', '/en/docs/components/prose', '/en/changelog']) {
    await page.goto(path);
    // Scroll-driven animations are controlled by the visitor.
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition')),
    );
    expect({ path, moving }).toEqual({ path, moving: [] });
  }
});

test.describe('an image that cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource/u });

  test('still takes its space beside the prices', async ({ page }) => {
    await page.route('**/pricing/*.svg', async (route) => {
      await route.abort();
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/studio/pricing');
    const drawing = page.locator('main .only-light img');
    await expect(drawing).toHaveAttribute('width', '480');
    await expect(drawing).toHaveAttribute('height', '300');
  });
});
