import type { Page } from '@playwright/test';
import { draw } from './drawing.ts';

/** Pages in four languages and three scripts. */
const PATHS = [
  '/en/docs/collections/define',
  '/ja/docs/getting-started',
  '/ar/docs/getting-started/installation',
  '/de/docs/files/markdown',
];

/** Draws the social images of these pages, which chat applications show for links to them. */
export async function drawSharedLinks(page: Page): Promise<void> {
  const pictures: string[] = [];
  for (const path of PATHS) {
    const html = await (await page.request.get(path)).text();
    const address = /property="og:image" content="([^"]*)"/u.exec(html)?.[1];
    if (address === undefined) throw new Error(`${path} has no social image.`);
    const picture = await page.request.get(new URL(address).pathname);
    const data = (await picture.body()).toString('base64');
    pictures.push(`<img src="data:image/png;base64,${data}" alt="">`);
  }
  await draw(page, `<div class="shared">${pictures.join('')}</div>`);
}
