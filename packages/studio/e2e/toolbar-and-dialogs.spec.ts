import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';
import { writeBody } from './write-body.ts';

/** The toolbar of the text view, and the dialogs of nodes in the text. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

async function publish(panel: Locator, { folder }: StudioSite): Promise<string> {
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  return readFileSync(join(folder, POST), 'utf8');
}

test('turns text into lists and indents them, with the keys of the toolbar', async ({ page, site }) => {
  const body = 'First\n\nSecond\n\nThird __three__\n';
  const before = writeBody(site, body);
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await text.getByText('First').click();
  await panel.getByRole('combobox', { name: 'Block type' }).selectOption('Numbered list');
  await expect(text).toBeFocused();
  await text.getByText('Second').click();
  await page.keyboard.press('ControlOrMeta+Shift+7');
  await expect(text.locator('> ol > li')).toHaveText(['First', 'Second']);
  await page.keyboard.press('Alt+F10');
  await expect(panel.getByRole('combobox', { name: 'Block type' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(panel.getByRole('button', { name: 'Indent list item' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text.locator('> ol > li > ol > li')).toHaveText(['Second']);
  expect(await publish(panel, site)).toBe(before.replace(body, '1. First\n   1. Second\n\nThird __three__\n'));
});

test('inserts and edits formulas, inline components, footnotes and slots', async ({ page, site }) => {
  const body = 'First $a$ and :badge[New].\n\n::card{title=Kiln}\n::\n\nLast  one\n';
  const before = writeBody(site, body);
  const panel = await openEditor(page, site);
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  const dialog = panel.getByRole('dialog');
  await text.getByRole('button', { name: '$a$' }).click();
  await dialog.getByRole('textbox', { name: 'Formula' }).fill('b^2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(text).toBeFocused();
  await text.getByRole('button', { name: 'badge' }).click();
  await dialog.getByLabel('Text').fill('Old');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await text.getByRole('button', { name: 'Add text' }).click();
  await page.keyboard.type('In the card');
  await page.keyboard.press('Alt+Enter');
  await dialog.getByRole('checkbox', { name: 'title' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.type('Its title');
  await text.getByText('Last  one').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' /badge');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Text').fill('More');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.type(' after /foot');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Note');
  await text.getByRole('button', { name: '1', exact: true }).click();
  await page.keyboard.type('!');
  const expected = `First $b^2$ and :badge[Old].

::card{title=Kiln}
In the card

#title
Its title
::

Last  one :badge[More] after [^1]

[^1]: Note!
`;
  expect(await publish(panel, site)).toBe(before.replace(body, expected));
});

test('aligned columns of a right-to-left page are on the side that the table names', async ({ page, site }) => {
  writeBody(site, '| أ | ب | ج | د |\n| --- | :-- | :-: | --: |\n| 1 | 2 | 3 | 4 |\n', 'content/ar/index.md');
  await expect
    .poll(async () => await (await fetch(`${site.origin}/ar`)).text(), { timeout: 30_000 })
    .toContain('<table');
  const panel = await openEditor(page, site, '/ar', true);
  for (const table of [panel.getByRole('textbox').locator('table'), page.locator('#main table')]) {
    for (const [index, side] of ['start', 'left', 'center', 'right'].entries()) {
      await expect(table.getByRole('columnheader').nth(index)).toHaveCSS('text-align', side);
      await expect(table.getByRole('cell').nth(index)).toHaveCSS('text-align', side);
    }
  }
});
