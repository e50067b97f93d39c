import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Clears the page and puts HTML in its place; colours and fonts are still those of the website. */
export async function draw(page: Page, html: string): Promise<void> {
  await page.addStyleTag({ content: readFileSync(join(import.meta.dirname, 'drawing.css'), 'utf8') });
  await page.evaluate((content) => {
    document.body.innerHTML = `<div class="drawing">${content}</div>`;
  }, html);
  await page.evaluate(async () => {
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  });
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
