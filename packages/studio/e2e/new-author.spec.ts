import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashSource } from '@recto/content';
import { fill } from '../src/editor/messages/fill.ts';
import { messages as arabic } from '../src/editor/messages/ar/index.ts';
import { english } from '../src/editor/messages/messages.tsx';
import type { EditorMessages } from '../src/editor/messages/messages.tsx';
import { createKeyboardInput, createMouseInput } from './author-input.ts';
import type { AuthorInput } from './author-input.ts';
import { POST, openEditor } from './open-editor.ts';
import { test } from './studio-site.ts';
import type { StudioSite } from './studio-site.ts';

/** One author, every kind of edit, a conflict, and the published patches; also by keys, in Arabic and in Firefox. */
test.use({ hasRepository: true, env: { RECTO_STUDIO_USERS: '' } });

/** The words of a page in one language. */
interface Words {
  title: string;
  newTitle: string;
  first: string;
  moreFirst: string;
  card: string;
  moreCard: string;
  ours: string;
  theirs: string;
}

const ENGLISH: Words = {
  title: 'The first post',
  newTitle: 'The best post',
  first: 'Words of the first post.',
  moreFirst: ' More of them.',
  card: 'in the card.',
  moreCard: ' New ones.',
  ours: ' Ours.',
  theirs: ' Theirs.',
};

const ARABIC: Words = {
  title: 'المقال الأول',
  newTitle: 'أفضل مقال',
  first: 'كلمات المقال الأول.',
  moreFirst: ' والمزيد منها.',
  card: 'في البطاقة.',
  moreCard: ' كلمات جديدة.',
  ours: ' كلماتنا.',
  theirs: ' كلماتهم.',
};

/** Text in a form that no serialiser would write: spaces, quotes, a comment, a marker. */
const textOf = ({ title, first, card }: Words): string => `---
title:   ${title} # a comment
description: 'What the first post says.'
date: 2026-01-05
---

${first}

|Kiln|Heat|
|:--|--:|
|Small |900|

::card{to='/second' title="Glaze"}
Words *and* ${card}
::

* one

![Mark](/mark.png)
`;

const NEW_PAGE = 'content/en/ovens.md';
const TRANSLATION = 'content/ar/ovens.md';
const LANGUAGE = 'العربية';

/** A person who edits a post. */
interface Author {
  page: Page;
  panel: Locator;
  site: StudioSite;
  input: AuthorInput;
  /** The file of the post. */
  post: string;
  /** Its words. */
  words: Words;
  /** Texts of the interface. */
  messages: EditorMessages;
}

/** Finds a button of the panel by its whole name. */
const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

const editorOf = ({ panel, messages }: Author, path: string): Locator =>
  panel.getByRole('textbox', { name: fill(messages.visual.label, { path }) });

async function editPost(author: Author): Promise<void> {
  const { page, panel, input, words, messages, post } = author;
  const { visual, fields } = messages;
  const text = editorOf(author, post);
  await input.typeAfter(text, text.getByText(words.first), words.moreFirst);
  await input.typeAfter(text, text.getByRole('cell', { name: '900' }), '0');
  await input.typeAfter(text, text.getByText(words.card), words.moreCard);
  const dialog = panel.getByRole('dialog');
  await input.press(button(panel, fill(visual.component.properties, { name: 'card' })));
  await input.fill(dialog.getByRole('textbox', { name: fields.names.title, exact: true }), 'Ash glaze');
  await input.press(button(dialog, visual.save));
  await input.press(button(panel, visual.image.edit));
  await input.fill(dialog.getByRole('textbox', { name: visual.image.alt, exact: true }), 'The mark of the potter');
  await input.press(button(dialog, visual.save));
  await expect(page.locator('#main .card')).toContainText('Ash glaze');
  await expect(page.locator('#main td').last()).toHaveText('9000');
  await input.press(button(panel, messages.panel.views.fields));
  await input.fill(panel.getByLabel(fields.names.title), words.newTitle);
  await expect(page.locator('h1')).toHaveText(words.newTitle);
}

async function createPage(author: Author): Promise<void> {
  const { page, panel, input, messages } = author;
  const { files } = messages;
  await input.press(button(panel, messages.panel.tabs.files));
  await input.press(button(panel, files.create));
  const dialog = panel.getByRole('dialog', { name: files.createTitle });
  await input.fill(dialog.getByRole('textbox', { name: files.title }), 'Ovens');
  await input.fill(dialog.getByRole('textbox', { name: files.path }), NEW_PAGE);
  await input.press(button(dialog, files.createAction));
  await input.focus(editorOf(author, NEW_PAGE));
  await page.keyboard.type('Ovens are hot.');
}

async function translatePage({ panel, input, messages }: Author): Promise<void> {
  const { translations } = messages;
  const label = { language: LANGUAGE, name: messages.fields.names.title };
  await input.press(button(panel, messages.panel.tabs.translations));
  await input.press(panel.getByRole('button', { name: /content\/en\/ovens\.md/u }));
  await input.press(button(panel, translations.create.withText));
  await input.fill(panel.getByRole('textbox', { name: fill(translations.fieldLabel, label) }), 'أفران');
  const block = fill(translations.blockLabel, { number: 1, count: 1, language: LANGUAGE });
  await input.fill(panel.getByRole('textbox', { name: block }), 'الأفران ساخنة.');
}

/** Edits a paragraph that someone else has changed as well, and keeps both versions. */
async function resolveConflict(author: Author): Promise<string[]> {
  const { panel, site, input, words, messages, post } = author;
  const { changes } = messages.panel;
  await input.press(button(panel, messages.panel.tabs.files));
  await input.fill(panel.getByRole('searchbox', { name: messages.files.search }), words.newTitle);
  await input.press(panel.getByRole('button', { name: post }));
  const text = editorOf(author, post);
  const paragraph = words.first + words.moreFirst;
  await input.typeAfter(text, text.getByText(paragraph), words.ours);
  const file = join(site.folder, post);
  writeFileSync(file, readFileSync(file, 'utf8').replace(paragraph, paragraph + words.theirs));
  site.git('commit', '--all', '--quiet', '--message=Theirs');
  return await publish(author, async () => {
    const dialog = panel.getByRole('dialog', { name: changes.conflictTitle });
    await expect(dialog).toContainText(paragraph + words.theirs);
    await input.press(button(dialog, changes.takeBoth));
    await input.press(button(dialog, changes.resolve));
  });
}

/** Publishes and returns the lines of the patch. */
async function publish({ panel, site, input, messages }: Author, resolve?: () => Promise<void>): Promise<string[]> {
  const { tabs, changes } = messages.panel;
  const before = site.git('rev-parse', 'main');
  await input.press(panel.getByRole('navigation').getByRole('button', { name: tabs.changes }));
  await input.press(button(panel, changes.publish));
  await resolve?.();
  await expect.poll(() => site.git('rev-parse', 'main')).not.toBe(before);
  await expect(panel.getByText(changes.published).last()).toBeVisible();
  await expect(button(panel, tabs.page)).toHaveAttribute('aria-current', 'page');
  const patch = site.git('show', '--format=', '--unified=0', 'main').split('\n');
  return patch.filter((line) => /^[-+]/u.test(line));
}

const added = (path: string, text: string): string[] => [
  '--- /dev/null',
  `+++ b/${path}`,
  ...text.split('\n').map((line) => `+${line}`),
];

/** The whole work of an author, with the expected patches. */
async function runAuthor(author: Author): Promise<void> {
  const { page, site, words, post } = author;
  await editPost(author);
  await createPage(author);
  expect(await publish(author)).toEqual([
    `--- a/${post}`,
    `+++ b/${post}`,
    `-title:   ${words.title} # a comment`,
    `+title:   ${words.newTitle} # a comment`,
    `-${words.first}`,
    `+${words.first}${words.moreFirst}`,
    '-|Small |900|',
    '+|Small |9000|',
    `-::card{to='/second' title="Glaze"}`,
    `-Words *and* ${words.card}`,
    `+::card{to='/second' title="Ash glaze"}`,
    `+Words *and* ${words.card}${words.moreCard}`,
    '-![Mark](/mark.png)',
    '+![The mark of the potter](/mark.png)',
    ...added(NEW_PAGE, '---\ntitle: Ovens\n---\n\nOvens are hot.'),
  ]);
  await translatePage(author);
  const hash = await hashSource(readFileSync(join(site.folder, NEW_PAGE), 'utf8'));
  expect(await publish(author)).toEqual(
    added(TRANSLATION, `---\ntitle: أفران\nsourceHash: ${hash}\n---\n\nالأفران ساخنة.`),
  );
  const paragraph = words.first + words.moreFirst;
  expect(await resolveConflict(author)).toEqual([
    `--- a/${post}`,
    `+++ b/${post}`,
    // The text of the other person stays, as a paragraph of its own.
    `+${paragraph}${words.ours}`,
    '+',
  ]);
  await page.goto(`${site.origin}/ar/ovens`);
  await expect(page.locator('#main')).toContainText('الأفران ساخنة.');
}

/** Commits the text of a post and waits until the server shows it. */
async function commitPost(
  { folder, git, origin }: StudioSite,
  post: string,
  path: string,
  words: Words,
): Promise<void> {
  mkdirSync(dirname(join(folder, post)), { recursive: true });
  writeFileSync(join(folder, post), textOf(words));
  git('add', '.');
  git('commit', '--quiet', '--message=Text');
  await expect.poll(async () => await (await fetch(origin + path)).text(), { timeout: 30_000 }).toContain(words.card);
}

const PAGE = '/en/blog/first-post';

test('publishes exactly the edits of a new author, one of every kind', { tag: '@firefox' }, async ({ page, site }) => {
  test.slow();
  await commitPost(site, POST, PAGE, ENGLISH);
  const panel = await openEditor(page, site);
  const input = createMouseInput(page);
  await runAuthor({ page, panel, site, input, post: POST, words: ENGLISH, messages: english });
});

test(
  'publishes exactly the edits of a new author who only uses the keyboard',
  { tag: '@long' },
  async ({ page, site }) => {
    test.slow();
    await commitPost(site, POST, PAGE, ENGLISH);
    const panel = await openEditor(page, site);
    const input = createKeyboardInput(page);
    await runAuthor({ page, panel, site, input, post: POST, words: ENGLISH, messages: english });
  },
);

test('publishes exactly the edits of a new author in Arabic', { tag: '@long' }, async ({ page, site }) => {
  test.slow();
  const [post, path] = ['content/ar/blog/first-post.md', '/ar/blog/first-post'];
  await commitPost(site, post, path, ARABIC);
  const panel = await openEditor(page, site, path, true);
  await expect(panel).toHaveCSS('direction', 'rtl');
  await runAuthor({ page, panel, site, input: createMouseInput(page), post, words: ARABIC, messages: arabic });
});
