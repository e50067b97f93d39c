import type { Page } from '@playwright/test';
import { draw, escapeHtml } from './drawing.ts';

interface LiveNode {
  component: string;
  props: Record<string, unknown>;
}

/** Draws the nodes of the body in the payload of the open page, each beside the part of the page that it represents. */
export async function drawNumberedProse(page: Page): Promise<void> {
  const payload = (await page.locator('#recto-payload').textContent()) ?? '';
  const { body } = JSON.parse(payload) as { body: (number | LiveNode)[] };
  const rows: string[] = [];
  for (const [index, node] of body.entries()) {
    const isNumber = typeof node === 'number';
    const end = index < body.length - 1 ? ',' : ' ]';
    const text = isNumber ? `<b>${node}</b>` : escapeHtml(JSON.stringify(node, undefined, 2));
    const piece = isNumber ? await readPiece(page, node) : await readLive(page);
    rows.push(`<pre>${index === 0 ? '"body": [ ' : ''}${text}${end}</pre><i>→</i>${piece}`);
  }
  await draw(page, `<div class="travel">${rows.join('')}</div>`);
}

async function readPiece(page: Page, number: number): Promise<string> {
  const html = await page.locator(`recto-prose[data-n="${number}"]`).innerHTML();
  return `<section><code>&lt;recto-prose data-n="<b>${number}</b>"&gt;</code>${html}</section>`;
}

async function readLive(page: Page): Promise<string> {
  return `<section class="live"><code>&lt;recto-live&gt;</code>${await page.locator('.prose recto-live').innerHTML()}</section>`;
}
