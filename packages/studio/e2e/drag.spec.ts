import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';
import { writeBody } from './write-body.ts';

/** Dragging blocks and list items by their handles. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

/** Markdown in forms that a serialiser would not write. */
const BODY = `First __block__ with a [reference][r].

Second
*block*,  two lines.


* one
* two
   with an odd line
* three

| a|b |
|--|:-:|
| 1|2 |

Last \\* block.

[r]: https://example.com  'Title'
`;

interface Dragging {
  page: Page;
  panel: Locator;
  /** The block or item to drag. */
  from: Locator;
  handle?: string;
  to: Locator;
  side: 'above' | 'below';
}

/** Drags with the mouse as a person does: over the block, to its handle, in steps to the target. */
async function drag({ page, panel, from, handle = 'Move or select the block', to, side }: Dragging): Promise<void> {
  await from.hover();
  const button = panel.getByRole('button', { name: handle });
  await button.hover();
  await page.mouse.down();
  const { x, y, height } = (await to.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 12, y + height / 2, { steps: 4 });
  await page.mouse.move(x + 12, side === 'above' ? y + 2 : y + height - 2, { steps: 4 });
  await expect(panel.locator('.rs-drop-line')).toBeVisible();
  await page.mouse.up();
  await expect(panel.locator('.rs-drop-line')).toBeHidden();
}

/** Publishes the draft and returns the published text. */
async function publish(panel: Locator, { folder }: StudioSite, path = POST): Promise<string> {
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  return readFileSync(join(folder, path), 'utf8');
}

test('drags a block above and below others, and changes no other byte', async ({ page, site }) => {
  const before = writeBody(site, BODY);
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  const last = text.locator('p', { hasText: 'Last * block.' });
  await drag({ page, panel, from: last, to: text.locator('p', { hasText: 'Second' }), side: 'above' });
  await expect(text.locator('> *').nth(1)).toHaveText('Last * block.');
  await page.keyboard.press('Control+z');
  await expect(text.locator('> *').nth(1)).toContainText('Second');
  // A draft equal to the published text is removed.
  await expect(panel.getByRole('button', { name: /^Changes$/u })).toBeVisible();
  await drag({ page, panel, from: text.locator('table'), to: text.locator('> p').first(), side: 'above' });
  await drag({ page, panel, from: text.locator('> p').first(), to: text.locator('ul'), side: 'below' });
  const table = '| a|b |\n|--|:-:|\n| 1|2 |\n\n';
  const first = 'First __block__ with a [reference][r].\n\n';
  const after = before.replace(table, '').replace(first, table).replace('Last \\*', `${first}Last \\*`);
  expect(await publish(panel, site)).toBe(after);
});

test('drags a list item and a whole list', async ({ page, site }) => {
  const before = writeBody(site, BODY);
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  const [items, handle] = [text.locator('li'), 'Move or select the list item'];
  await drag({ page, panel, from: items.nth(2), handle, to: items.first(), side: 'above' });
  await expect(items).toHaveText(['three', 'one', /^two/u]);
  await drag({ page, panel, from: items.nth(2), to: text.locator('> p').first(), side: 'above' });
  const list = '* one\n* two\n   with an odd line\n* three\n\n';
  const moved = '* three\n* one\n* two\n   with an odd line\n\n';
  expect(await publish(panel, site)).toBe(before.replace(list, '').replace('First', `${moved}First`));
});

test('drags a block into a component, and another one out of a quote', async ({ page, site }) => {
  const quote = '> Quote  one.\n>\n> Quote __two__.\n\n';
  const component = "::card{title='Kiln'}\nInside.\n::\n\n";
  const before = writeBody(site, `First.\n\n${quote}${component}Last \\* one.\n`);
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  const paragraph = (words: string) => text.locator('p', { hasText: words });
  await drag({ page, panel, from: paragraph('Last'), to: paragraph('Inside'), side: 'below' });
  await expect(text.locator('.rs-component p')).toHaveText(['Inside.', 'Last * one.']);
  const handle = 'Move or select the inner block';
  await drag({ page, panel, from: paragraph('Quote one'), handle, to: paragraph('First'), side: 'above' });
  await expect(text.locator('> *').first()).toHaveText('Quote one.');
  const after = "Quote  one.\n\nFirst.\n\n> Quote __two__.\n\n::card{title='Kiln'}\nInside.\n\nLast \\* one.\n::\n";
  expect(await publish(panel, site)).toBe(before.slice(0, before.indexOf('First.')) + after);
});

test('a drag cancelled with Escape changes nothing, and a click selects the block', async ({ page, site }) => {
  writeBody(site, BODY);
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.locator('table').hover();
  const handle = panel.getByRole('button', { name: 'Move or select the block' });
  await handle.hover();
  await page.mouse.down();
  await text.locator('> p').first().hover();
  await expect(panel.locator('.rs-drop-line')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel.locator('.rs-drop-line')).toBeHidden();
  await page.mouse.up();
  await expect(text.locator('> *').first()).toContainText('First block');
  await expect(panel.getByRole('button', { name: /^Changes$/u })).toBeVisible();
  await text.locator('> p').first().hover();
  await handle.click();
  await expect(text.locator('.ProseMirror-selectednode')).toHaveText('First block with a reference.');
});

test('handles are on the right of right-to-left text', async ({ page, site }) => {
  const path = 'content/ar/index.md';
  const before = writeBody(site, 'الأولى.\n\nالثانية.\n\n- واحد\n- اثنان\n', path);
  const panel = await openEditor(page, site, '/ar');
  const text = panel.getByRole('textbox', { name: `Text of ${path}` });
  const paragraphs = text.locator('> p');
  await paragraphs.nth(1).hover();
  const handle = await panel.getByRole('button', { name: 'Move or select the block' }).boundingBox();
  const box = await paragraphs.nth(1).boundingBox();
  expect(handle?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  await drag({ page, panel, from: paragraphs.nth(1), to: paragraphs.first(), side: 'above' });
  const items = text.locator('li');
  await drag({
    page,
    panel,
    from: items.nth(1),
    handle: 'Move or select the list item',
    to: items.first(),
    side: 'above',
  });
  const swapped = before
    .replace('الأولى.\n\nالثانية.', 'الثانية.\n\nالأولى.')
    .replace('- واحد\n- اثنان', '- اثنان\n- واحد');
  expect(await publish(panel, site, path)).toBe(swapped);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('drags a block', async ({ page, site }) => {
    writeBody(site, BODY);
    const panel = await openEditor(page, site);
    const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
    await text.locator('p', { hasText: 'Second' }).tap();
    const center = async (of: Locator): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const from = await center(panel.getByRole('button', { name: 'Move or select the block' }));
    const to = await center(text.locator('> p').first());
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [from]);
    await touch('touchMove', [{ x: from.x, y: from.y - 20 }]);
    await touch('touchMove', [{ x: from.x, y: to.y - 8 }]);
    await expect(panel.locator('.rs-drop-line')).toBeVisible();
    await touch('touchEnd', []);
    await expect(text.locator('> p').first()).toContainText('Second');
  });
});
