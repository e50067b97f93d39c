import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Replaces the content of the page with HTML, and keeps the colours and fonts of the website. */
export async function draw(page: Page, html: string): Promise<void> {
  await page.addStyleTag({ content: readFileSync(join(import.meta.dirname, 'drawing.css'), 'utf8') });
  await page.evaluate((content) => {
    document.body.innerHTML = `<div class="drawing">${content}</div>`;
  }, html);
  await page.evaluate(async () => {
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  });
}

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
