import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProblems } from '../../site/e2e/find-problems.ts';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import { writeBody } from './write-body.ts';

/** The difference between the published page and the draft. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

const BODY = `First paragraph with a word.

Second paragraph stays.

Third paragraph stays.

::callout{type="note" title="Old title"}
Words in a component.
::

| Name | Value |
| --- | --- |
| one | 1 |

Last paragraph goes.
`;

const DRAFT = BODY.replace('a word', '**another** word')
  .replace('Old title', 'New title')
  .replace('| 1 |', '| 2 |')
  .replace('Last paragraph goes.\n', '## A new heading\n');

/** Replaces the text in the source view and opens the list of changes. */
async function change(page: Page, panel: Locator, text: string): Promise<void> {
  await panel.getByRole('button', { name: 'Source' }).click();
  await panel.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.evaluate(async (value) => {
    const host = document.querySelector('recto-studio')?.shadowRoot;
    const data = new DataTransfer();
    data.setData('text/plain', value);
    host
      ?.querySelector('.cm-content')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByText(POST).click();
}

test('shows changed blocks as on the page, and discards each one separately', async ({ page, site }) => {
  const before = writeBody(site, BODY);
  const panel = await openEditor(page, site);
  const draft = before.replace(BODY, DRAFT).replace('title: The first post', 'title: The best post');
  await change(page, panel, draft);
  const rendered = panel.locator('.rs-rendered');
  const changed = rendered.getByRole('listitem', { name: 'Changed' });
  await expect(changed).toHaveCount(4);
  await expect(rendered.getByRole('listitem', { name: 'Title' }).locator('ins')).toHaveText('best');
  await expect(changed.first().locator('del')).toHaveText('a');
  await expect(changed.first().locator('strong ins')).toHaveText('another');
  await expect(changed.nth(1).locator('section strong').first()).toHaveText('callout');
  await expect(changed.nth(1).locator('dd ins')).toHaveText('New');
  await expect(changed.nth(2).locator('td ins')).toHaveText('2');
  await expect(changed.nth(3).locator('h2')).toHaveText('A new heading');
  await expect(changed.nth(3).locator('.rs-block-removed')).toHaveText('Last paragraph goes.');
  const same = rendered.getByText('2 unchanged blocks');
  await expect(rendered.getByText('Second paragraph stays.')).toBeHidden();
  await same.click();
  await expect(rendered.getByText('Second paragraph stays.')).toBeVisible();
  await changed.nth(1).getByRole('button', { name: 'Discard this change' }).click();
  await expect(changed).toHaveCount(3);
  await rendered.getByRole('listitem', { name: 'Title' }).getByRole('button', { name: 'Discard this change' }).click();
  await expect(rendered.getByRole('listitem', { name: 'Title' })).toBeHidden();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Published.')).toBeVisible();
  const published = before.replace(BODY, DRAFT).replace('New title', 'Old title');
  expect(readFileSync(join(site.folder, POST), 'utf8')).toBe(published);
});

test('shows both sides next to each other in a wide panel and in the dialog, and stacked on a phone', async ({
  page,
  site,
}) => {
  const before = writeBody(site, BODY);
  await page.setViewportSize({ width: 1440, height: 900 });
  const panel = await openEditor(page, site);
  await change(page, panel, before.replace(BODY, DRAFT));
  const tops = async (within: Locator): Promise<number[]> => {
    const sides = within.getByRole('listitem', { name: 'Changed' }).first().locator('.rs-block');
    await expect(sides).toHaveCount(2);
    return await sides.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  };
  const isBeside = async (within: Locator): Promise<boolean> => new Set(await tops(within)).size === 1;
  expect(await isBeside(panel)).toBe(false);
  await panel.getByRole('button', { name: 'Side by side' }).click();
  const dialog = panel.getByRole('dialog', { name: POST });
  await expect(dialog.getByText('Published')).toBeVisible();
  expect(await isBeside(dialog)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--recto-studio-width', '740px');
  });
  expect(await isBeside(panel)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isBeside(panel)).toBe(false);
  await expect(panel.getByRole('button', { name: 'Side by side' })).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in the difference, ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    const before = writeBody(site, BODY);
    const panel = await openEditor(page, site);
    const draft = before.replace(BODY, DRAFT.replace('Third paragraph', '[Third](/third) paragraph'));
    await change(page, panel, draft.replace('title: The first', 'title: The best'));
    await expect(panel.getByRole('listitem', { name: 'Changed' })).toHaveCount(5);
    await panel.getByText('1 unchanged block').click();
    expect(await findProblems(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Side by side' }).click();
    await expect(panel.getByRole('dialog').getByRole('listitem', { name: 'Changed' })).toHaveCount(5);
    expect(await findProblems(page)).toEqual([]);
  });
}

test('does not run hostile content in the difference', async ({ page, site }) => {
  const before = writeBody(site, BODY);
  const panel = await openEditor(page, site);
  const hostile = [
    '<img src="x" onerror="globalThis.hacked = 1">',
    '<script>globalThis.hacked = 1</script>',
    '[link](javascript:globalThis.hacked=1)',
    '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
    '::callout{title="<img src=x onerror=hacked=1>" onclick="globalThis.hacked = 1"}\n<svg onload="hacked=1"></svg>Words\n::',
  ].join('\n\n');
  await change(page, panel, `${before}\n${hostile}\n`);
  const rendered = panel.locator('.rs-rendered');
  await expect(rendered).toContainText('<img src=x onerror=hacked=1>');
  await expect(rendered.locator('script, iframe, svg:not(.rs-icon), a, [onerror], [onclick], [onload]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
});
