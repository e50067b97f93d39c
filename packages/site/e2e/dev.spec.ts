import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hydrate, expect, isSameDocument, markDocument, test } from './browser-test.ts';

const copy = join(import.meta.dirname, '..', '..', '..', '.cache', 'dev-site');

/** Edits a file of the site for one test. The returned function restores it. */
function edit(file: string, change: (text: string) => string): () => void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  return () => {
    writeFileSync(path, before);
  };
}

/** Opens a page and returns its status. Tries again while the browser reloads because of the last change. */
async function open(page: Page, path: string): Promise<number | undefined> {
  let status: number | undefined;
  await expect(async () => {
    status = (await page.goto(path))?.status();
  }).toPass();
  return status;
}

test.describe.configure({ mode: 'default' });

// A failed run may have removed the public files.
test.beforeAll(() => {
  cpSync(join(import.meta.dirname, '..', 'fixtures', 'site', 'public'), join(copy, 'public'), { recursive: true });
});
test.use({ expectedConsole: /./u });

test('an edited React component keeps its state', async ({ page }) => {
  await page.goto('/pages/first');
  // Must work from the start: a server that discovers dependencies later would reload the page and lose the state.
  await markDocument(page);
  await hydrate(page);
  const button = page.getByTestId('counter').first().getByRole('button');
  await button.click();
  await expect(button).toHaveText('Count 1');
  const restore = edit('components/content/counter.tsx', (text) => text.replace('Count {count}', 'Counted {count}'));
  await expect(button).toHaveText('Counted 1');
  expect(await isSameDocument(page)).toBe(true);
  restore();
  await expect(button).toHaveText('Count 1');
});

test('DEV-1: the content security policy blocks the same as in a build, and the message states the option that allows it', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/pages/first');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://images.example/a.png';
    const style = document.createElement('style');
    style.textContent = 'body { --inline-rule: 1 }';
    document.body.append(image, style);
  });
  await expect(async () => {
    expect(messages).toContainEqual(expect.stringContaining("policy: { images: ['https://images.example'] }"));
    expect(messages).toContainEqual(expect.stringContaining('Move the rules to the style sheet'));
  }).toPass();
  const valueOf = (name: string) =>
    page.evaluate((property) => getComputedStyle(document.body).getPropertyValue(property), name);
  expect(await valueOf('--inline-rule')).toBe('');
  // Styles that the dev server adds after an edit are applied.
  const restore = edit('styles.css', (text) => `${text}\nbody { --edited-rule: 1 }\n`);
  await expect.poll(() => valueOf('--edited-rule')).toBe('1');
  restore();
  await expect.poll(() => valueOf('--edited-rule')).toBe('');
});

test('SEC-2: SVG files are served with their policy, beside content and in public/', async ({ page, request }) => {
  await page.goto('/pages/drawing');
  const href = await page.getByRole('link', { name: 'The file alone' }).getAttribute('href');
  for (const path of [href ?? '', '/mark.svg']) {
    const response = await request.get(path);
    expect(response.headers(), path).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
});

test('an edited markdown file shows in the open page, without a reload', async ({ page }) => {
  await page.goto('/pages/second');
  await hydrate(page);
  await page.getByTestId('again').click();
  await markDocument(page);
  const restore = edit('content/pages/2.second.md', (text) => text.replace('prose of its own', 'new prose'));
  await expect(page.locator('#app article')).toContainText('new prose');
  await expect(page.getByTestId('again')).toHaveText('Rendered again 1');
  expect(await isSameDocument(page)).toBe(true);
  restore();
  await expect(page.locator('#app article')).toContainText('prose of its own');
});

test('an edit shows in a page that is not hydrated', async ({ page }) => {
  await page.goto('/pages/second');
  await markDocument(page);
  const restore = edit('content/pages/2.second.md', (text) => text.replace('prose of its own', 'untouched prose'));
  await expect(page.locator('#app article')).toContainText('untouched prose');
  expect(await isSameDocument(page)).toBe(true);
  restore();
});

test('a new file becomes a page, and a deleted one is removed', async ({ page }) => {
  const file = join(copy, 'content', 'pages', '9.new.md');
  writeFileSync(file, '---\ntitle: New\n---\n\nFresh.\n');
  await expect.poll(async () => await open(page, '/pages/new')).toBe(200);
  await expect(page.locator('#app article')).toContainText('Fresh.');
  rmSync(file);
  await expect.poll(async () => await open(page, '/pages/new')).toBe(404);
});

test('shows file, line and reason of invalid front matter, keeps running, and clears the error after the fix', async ({
  page,
}) => {
  await page.goto('/pages/second');
  await hydrate(page);
  const restore = edit('content/pages/2.second.md', (text) =>
    text.replace('description: Another page.', 'description: "open'),
  );
  const overlay = page.locator('recto-errors');
  await expect(overlay).toContainText('The front matter is not valid YAML');
  await expect(overlay).toContainText('2.second.md:3');
  expect((await page.request.get('/pages/first')).status()).toBe(200);
  // The last valid version is shown; a page that is opened shows the error too.
  await page.reload();
  await expect(page.locator('#app article')).toContainText('prose of its own');
  await expect(overlay).toContainText('2.second.md:3');
  restore();
  // A warning about another page is left, in the badge.
  await expect(overlay.getByRole('dialog')).toBeHidden();
  await expect(overlay.getByRole('button', { name: '1 warning' })).toBeVisible();
  await expect(overlay).not.toContainText('2.second.md');
});

const MISTAKES = [
  ["locales: ['en']", "local: ['en']", '"local" is not an option. Did you mean "locales"?'],
  ["title: 'Fixture',", "title: 'Fixture", 'The configuration cannot be read'],
  ['./slots/header.tsx', './slots/heder.tsx', 'There is no file "./slots/heder.tsx"'],
  ["title: 'Fixture'", 'title: process.env.NOWHERE.title', 'Cannot read properties of undefined'],
] as const;

test('shows a configuration error with its line, keeps serving the old site, and clears the error after the fix', async ({
  page,
}) => {
  await open(page, '/pages/second');
  const config = readFileSync(join(copy, 'recto.config.ts'), 'utf8');
  const overlay = page.locator('recto-errors');
  try {
    for (const [before, after, message] of MISTAKES) {
      const line = config.slice(0, config.indexOf(before)).split('\n').length;
      edit('recto.config.ts', () => config.replace(before, after));
      await expect(overlay).toContainText(message);
      await expect(overlay).toContainText(`recto.config.ts:${line}`);
      expect((await page.request.get('/pages/first')).status()).toBe(200);
    }
    // It is also shown on a page that is opened now.
    await page.reload();
    await expect(page.locator('#app article')).toContainText('prose of its own');
    await expect(overlay).toContainText('Cannot read properties of undefined');
  } finally {
    edit('recto.config.ts', () => config);
  }
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('#app article')).toContainText('prose of its own');
});

test('an edited grammar updates the highlighting of the open page', { tag: '@long' }, async ({ page }) => {
  // The server restarts after each change of the configuration.
  test.slow();
  const grammar = (word: string): string =>
    JSON.stringify({ scopeName: 'source.recipe', patterns: [{ match: word, name: 'keyword' }] });
  const file = join(copy, 'recipe.tmLanguage.json');
  writeFileSync(file, grammar('mix'));
  const restoreText = edit('content/pages/2.second.md', (text) => `${text}\n\`\`\`recipe\nmix and bake\n\`\`\`\n`);
  const restoreConfig = edit('recto.config.ts', (text) =>
    text.replace('content: {', "content: { grammars: { recipe: () => import('./recipe.tmLanguage.json') },"),
  );
  const keyword = page.locator('.language-recipe .c-keyword');
  try {
    await expect(async () => {
      await page.goto('/pages/second');
      await expect(keyword).toHaveText(/mix/u, { timeout: 10_000 });
    }).toPass();
    writeFileSync(file, grammar('bake'));
    await expect(keyword).toHaveText(/bake/u, { timeout: 30_000 });
    writeFileSync(file, grammar('('));
    await expect(page.locator('recto-errors')).toContainText('recipe.tmLanguage.json', { timeout: 30_000 });
  } finally {
    restoreConfig();
    restoreText();
    rmSync(file);
  }
  await expect(page.locator('recto-errors')).toHaveCount(0);
});

/** Writes an image to a file of the site. */
async function drawPicture(file: string, background: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toFile(file);
}

test('DEV-2: moving, deleting, restoring an image or replacing it with a folder does not stop the server', async ({
  page,
}) => {
  const beside = join(copy, 'content', 'pages', 'beside.png');
  const published = join(copy, 'public', 'a', 'published.png');
  await drawPicture(beside, 'red');
  await drawPicture(published, 'blue');
  const file = join(copy, 'content', 'pages', '20.pictures.md');
  writeFileSync(file, '---\ntitle: Pictures\n---\n\n![Beside](./beside.png)\n\n![Published](/a/published.png)\n');
  const isShown = async (name: string): Promise<boolean> => {
    await open(page, '/pages/pictures');
    const picture = page.getByRole('img', { name, includeHidden: true });
    return (await picture.count()) === 1 && (await picture.evaluate(hasLoaded));
  };
  const shown = async (name: string): Promise<void> => {
    await expect.poll(async () => await isShown(name)).toBe(true);
  };
  const missing = async (name: string): Promise<void> => {
    await expect.poll(async () => await isShown(name)).toBe(false);
    expect((await page.request.get('/pages/first')).status()).toBe(200);
  };
  await shown('Beside');
  await shown('Published');

  renameSync(published, `${published}.moved`);
  await missing('Published');
  renameSync(`${published}.moved`, published);
  await shown('Published');

  rmSync(join(copy, 'public'), { recursive: true });
  await missing('Published');
  mkdirSync(published, { recursive: true });
  await missing('Published');
  rmSync(published, { recursive: true });
  await drawPicture(published, 'green');
  await shown('Published');

  rmSync(beside);
  await missing('Beside');
  mkdirSync(beside);
  await missing('Beside');
  rmSync(beside, { recursive: true });
  await drawPicture(beside, 'yellow');
  await shown('Beside');
  await shown('Published');

  rmSync(file);
  rmSync(beside);
  rmSync(join(copy, 'public'), { recursive: true });
  await expect.poll(async () => await open(page, '/pages/pictures')).toBe(404);
});

test(
  'DEV-2: moving and deleting many pages and images at once does not stop the server',
  { tag: '@long' },
  async ({ page }) => {
    const published = join(copy, 'public', 'many');
    const pages = join(copy, 'content', 'pages', 'many');
    const moved = join(copy, 'content', 'pages', 'moved');
    const shared = join(copy, 'content', 'pages', 'shared.png');
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const statusOf = async (path: string) => (await page.request.get(path)).status();
    await drawPicture(join(published, '0.png'), 'red');
    await drawPicture(shared, 'blue');
    mkdirSync(pages, { recursive: true });
    for (const number of numbers) {
      writeFileSync(join(published, `${number}.png`), readFileSync(join(published, '0.png')));
      writeFileSync(join(pages, `${number}.png`), readFileSync(join(published, '0.png')));
      writeFileSync(
        join(pages, `${number}.md`),
        `![A](./${number}.png) ![B](/many/${number}.png) ![C](../shared.png)\n`,
      );
    }
    await expect.poll(async () => await countRows(page, 'many')).toBe(numbers.length);
    // Every page with the image is parsed again. Until the last one is parsed, the server still lists the image.
    renameSync(shared, join(copy, 'elsewhere.png'));
    await page.waitForTimeout(1000);
    expect(await statusOf('/pages/first')).toBe(200);
    renameSync(join(copy, 'elsewhere.png'), shared);
    // Like a checkout of another branch: folders are renamed, deleted and filled again.
    renameSync(pages, moved);
    rmSync(published, { recursive: true });
    await expect.poll(async () => await countRows(page, 'moved')).toBe(numbers.length);
    rmSync(moved, { recursive: true });
    await expect.poll(async () => await countRows(page, 'moved')).toBe(0);
    expect(await statusOf('/pages/first')).toBe(200);
    rmSync(shared);
    rmSync(join(copy, 'public'), { recursive: true });
  },
);

/** Returns the number of pages in a folder. */
async function countRows(page: Page, folder: string): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM _content_pages WHERE ("path" LIKE '/pages/${folder}/%')`;
  const response = await page.request.post('/__recto_content/pages/query', { data: { sql } });
  const [row] = (await response.json()) as { count: number }[];
  return row?.count ?? -1;
}

/** Waits until an image has loaded or failed; returns whether it has loaded. */
async function hasLoaded(picture: Element): Promise<boolean> {
  if (!(picture instanceof HTMLImageElement)) return false;
  picture.loading = 'eager';
  await picture.decode().catch(() => undefined);
  return picture.naturalWidth > 0;
}
