import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from '@recto/content';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** One author, every kind of edit, and the published patch; also in Firefox. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

/** Text in a form that no serialiser would write: spaces, quotes, a comment, a marker. */
const TEXT = `---
title:   The first post # a comment
description: 'What the first post says.'
date: 2026-01-05
---

Words of the first post.

|Kiln|Heat|
|:--|--:|
|Small |900|

::card{to='/second' title="Glaze"}
Words *in* the card.
::

* one

![Mark](/mark.png)
`;

const NEW_PAGE = 'content/en/ovens.md';
const TRANSLATION = 'content/ar/ovens.md';

/** Places the caret at the end of a text and types. */
async function typeAfter(page: Page, target: Locator, text: string): Promise<void> {
  await target.click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
}

async function editPost(page: Page, panel: Locator): Promise<void> {
  const text = panel.getByRole('textbox', { name: `Text of ${POST}` });
  await typeAfter(page, text.getByText('Words of the first post.'), ' More of them.');
  await typeAfter(page, text.getByRole('cell', { name: '900' }), '0');
  await typeAfter(page, text.getByText('in the card.'), ' New ones.');
  await panel.getByRole('button', { name: 'Properties of card' }).click();
  await panel.getByRole('dialog').getByLabel('Title').fill('Ash glaze');
  await panel.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'Describe the picture' }).click();
  await panel.getByRole('dialog').getByLabel('Alt').fill('The mark of the potter');
  await panel.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('#main .card')).toContainText('Ash glaze');
  await expect(page.locator('#main td').last()).toHaveText('9000');
  await panel.getByRole('button', { name: 'Properties', exact: true }).click();
  await panel.getByLabel('Title').fill('The best post');
  await expect(page.locator('h1')).toHaveText('The best post');
}

async function createPage(page: Page, panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Files' }).click();
  await panel.getByRole('button', { name: 'Actions for English' }).first().click();
  await panel.getByRole('menuitem', { name: 'New page here' }).click();
  const dialog = panel.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Ovens');
  await expect(dialog.getByRole('textbox', { name: 'File' })).toHaveValue(NEW_PAGE);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await panel.getByRole('textbox', { name: `Text of ${NEW_PAGE}` }).click();
  await page.keyboard.type('Ovens are hot.');
}

async function translatePage(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Translations' }).click();
  await panel.getByRole('button', { name: /content\/en\/ovens\.md/u }).click();
  await panel.getByRole('button', { name: 'Start with the original text' }).click();
  await panel.getByRole('textbox', { name: 'Title, العربية' }).fill('أفران');
  await panel.getByRole('textbox', { name: 'Block 1 of 1, العربية' }).fill('الأفران ساخنة.');
}

/** Publishes and returns the lines of the patch. */
async function publish(panel: Locator, { git }: StudioSite): Promise<string[]> {
  const before = git('rev-parse', 'main');
  await panel.getByRole('button', { name: /^Changes/u }).click();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => git('rev-parse', 'main')).not.toBe(before);
  await expect(panel.getByText('Published.')).toBeVisible();
  const patch = git('show', '--format=', '--unified=0', 'main').split('\n');
  return patch.filter((line) => /^[-+]/u.test(line));
}

const added = (path: string, text: string): string[] => [
  '--- /dev/null',
  `+++ b/${path}`,
  ...text.split('\n').map((line) => `+${line}`),
];

test('publishes exactly the edits of a new author, one of every kind', { tag: '@firefox' }, async ({ page, site }) => {
  test.slow();
  writeFileSync(join(site.folder, POST), TEXT);
  site.git('commit', '--quiet', '--all', '--message=Text');
  const panel = await openEditor(page, site);
  await editPost(page, panel);
  await createPage(page, panel);
  expect(await publish(panel, site)).toEqual([
    `--- a/${POST}`,
    `+++ b/${POST}`,
    '-title:   The first post # a comment',
    '+title:   The best post # a comment',
    '-Words of the first post.',
    '+Words of the first post. More of them.',
    '-|Small |900|',
    '+|Small |9000|',
    `-::card{to='/second' title="Glaze"}`,
    '-Words *in* the card.',
    `+::card{to='/second' title="Ash glaze"}`,
    '+Words *in* the card. New ones.',
    '-![Mark](/mark.png)',
    '+![The mark of the potter](/mark.png)',
    ...added(NEW_PAGE, '---\ntitle: Ovens\n---\n\nOvens are hot.'),
  ]);
  await translatePage(panel);
  const hash = await hashSource(readFileSync(join(site.folder, NEW_PAGE), 'utf8'));
  expect(await publish(panel, site)).toEqual(
    added(TRANSLATION, `---\ntitle: أفران\nsourceHash: ${hash}\n---\n\nالأفران ساخنة.`),
  );
  await page.goto(`${site.origin}/ar/ovens`);
  await expect(page.locator('#main')).toContainText('الأفران ساخنة.');
});
