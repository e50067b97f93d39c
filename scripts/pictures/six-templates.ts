import type { Page } from '@playwright/test';
import { draw } from './drawing.ts';

const NAMES = ['docs', 'docs-i18n', 'blog', 'portfolio', 'saas', 'minimal'];

/** Draws the screenshots from `npm run template-pictures` side by side. */
export async function drawSixTemplates(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const leaves = NAMES.map(
    (name) =>
      `<figure><img src="/templates/${name}/main${isDark ? '-dark' : ''}.webp" alt=""><figcaption>${name}</figcaption></figure>`,
  );
  await draw(page, `<div class="leaves">${leaves.join('')}</div>`);
}
