import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { becomeAlive, expect, isAlive, isSameDocument, markDocument, scrollDown, slowDown, test } from './journey.ts';

/** Runs against the Node server and against the static folder: both have the same page. */

const PAGE = '/en/docs/files/markdown';
const FILE = 'docs/content/en/docs/3.files/1.markdown.md';
const PHONE = { width: 390, height: 844 };

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

async function clipboard(page: Page): Promise<string> {
  return await page.evaluate(async () => await navigator.clipboard.readText());
}

test.describe('what stands around the words', () => {
  test('the section, its folio, the way there, and the way on', async ({ page }) => {
    await page.goto(PAGE);
    const article = page.getByRole('article');
    await expect(article.locator('.folio')).toHaveText('3.1 Files');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Documentation', 'Files', 'Markdown']);
    await expect(crumbs.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      '/en/docs/getting-started',
    );
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Markdown');
    await expect(article.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/en/docs/collections/validators',
    );
    await expect(article.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/en/docs/files/yaml');
  });

  test('buttons that the page asks for', async ({ page }) => {
    await page.goto('/en/docs/components/prose');
    const button = page.getByRole('article').getByRole('link', { name: 'Component syntax' });
    await expect(button).toHaveAttribute('href', '/en/docs/files/markdown#component-syntax');
  });

  test('it can be edited, reported, and has the day git knows', async ({ page }) => {
    await page.goto(PAGE);
    const repository = 'https://github.com/recto-project/recto';
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `${repository}/edit/main/${FILE}`,
    );
    await expect(page.getByRole('link', { name: 'Report an issue' })).toHaveAttribute(
      'href',
      `${repository}/issues/new/choose`,
    );
    const time = page.locator('.page-foot time');
    const date = lastChange();
    if (date === undefined) await expect(time).toHaveCount(0);
    else await expect(time).toHaveAttribute('datetime', date);
  });

  test('the community is beside it', async ({ page }) => {
    await page.goto(PAGE);
    const links = page.getByRole('navigation', { name: 'Community' }).getByRole('link');
    await expect(links).toHaveText(['Discord', 'Bluesky', 'X']);
    await expect(links.first()).toHaveAttribute('href', 'https://discord.recto.example');
  });
});

/** The day of the file's last commit, in UTC; unknown where git cannot say. */
function lastChange(): string | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('diff', '--name-only', 'HEAD', '--', FILE) !== '') return undefined;
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const seconds = git('log', '-1', '--format=%ct', '--', FILE);
    return seconds === '' ? undefined : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
  } catch {
    return undefined;
  }
}

test.describe('the page to take along', () => {
  test('its markdown is copied with one press, also before React is there', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe(readFileSync(FILE, 'utf8'));
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
  });

  test('the menu has everything else, and closes by Escape', async ({ page }) => {
    await page.goto(PAGE);
    const more = page.getByRole('button', { name: 'More ways to take this page along' });
    const view = page.getByRole('link', { name: 'View as Markdown' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(view).toHaveAttribute('href', `/raw${PAGE}.md`);
    const prompt = encodeURIComponent(
      `Read https://recto.example/raw${PAGE}.md so that I can ask you questions about it.`,
    );
    for (const [name, href] of [
      ['Open in ChatGPT', `https://chatgpt.com/?hints=search&q=${prompt}`],
      ['Open in Claude', `https://claude.ai/new?q=${prompt}`],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Copy Markdown page' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(more).toBeFocused();
  });

  test('Escape closes the menu also before React is there', async ({ page }) => {
    await slowDown(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'More ways to take this page along' }).press('Enter');
    await page.keyboard.press('Tab');
    const copy = page.getByRole('button', { name: 'Copy Markdown page' });
    await expect(copy).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await isAlive(page)).toBe(false);
    await expect(copy).toBeHidden();
  });

  test('the link of the markdown is copied from the menu', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'More ways to take this page along' }).click();
    await page.getByRole('button', { name: 'Copy Markdown page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe(`https://recto.example/raw${PAGE}.md`);
  });

  test('the menu is beside its button in both directions of writing', async ({ page }) => {
    for (const path of [PAGE, '/ar/docs/files/markdown']) {
      await page.goto(path);
      const more = page.locator('.split > button').nth(1);
      await more.click();
      const [button, menu] = [await more.boundingBox(), await page.locator('.split > .menu-leaf').boundingBox()];
      expect(menu?.y).toBeGreaterThan(button?.y ?? 0);
      expect(Math.abs((menu?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(60);
      expect(menu?.x).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('raw markdown', () => {
  test('it is the file, as text', async ({ request }) => {
    const response = await request.get(`/raw${PAGE}.md`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(readFileSync(FILE, 'utf8'));
  });

  test('a language without the page has the original', async ({ request }) => {
    expect(await (await request.get('/raw/ar/docs/files/yaml.md')).text()).toBe(
      readFileSync('docs/content/en/docs/3.files/2.yaml.md', 'utf8'),
    );
    expect(await (await request.get('/raw/ar/docs/files/markdown.md')).text()).toContain('ماركداون');
  });

  for (const path of ['/raw/en/docs/nowhere.md', '/raw/en/blog/react-on-intent.md', '/raw/en.md']) {
    test(`${path} is not there`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }
});

test.describe('on this page', () => {
  const marked = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');

  test('the heading one reads is marked, and stays so while none is in sight', async ({ page }) => {
    await page.goto(PAGE);
    await becomeAlive(page);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Code' }).click();
    await expect(marked(page)).toHaveText('Code');
    await page.setViewportSize({ width: 1440, height: 240 });
    const top = await page.locator('#code').evaluate((heading) => heading.getBoundingClientRect().bottom + scrollY);
    await scrollDown(page, top + 60);
    await expect(marked(page)).toHaveText('Code');
    await expect(page.locator('#code')).not.toBeInViewport();
  });

  test('it is the list of the page that has come', async ({ page }) => {
    await page.goto(PAGE);
    await becomeAlive(page);
    await markDocument(page);
    await page.getByRole('article').getByRole('link', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('YAML');
    const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
    await expect(marked(page)).toHaveText((await first.textContent()) ?? '-');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('on a phone it unfolds above the words', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(PAGE);
    const list = page.locator('.toc-disclosure');
    await expect(list.getByRole('link', { name: 'Code' })).toBeHidden();
    await list.locator('summary').click();
    await list.getByRole('link', { name: 'Code' }).click();
    await expect(page.locator('#code')).toBeInViewport();
  });
});

test.describe('the tree of pages', () => {
  test.use({ viewport: { width: 1440, height: 500 } });
  const tree = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
  const place = async (page: Page) => await tree(page).evaluate((box) => Math.round(box.scrollTop));

  test('it stays where it is, from page to page and from load to load', async ({ page }) => {
    await page.goto('/en/docs/advanced/hooks');
    await expect.poll(async () => await place(page)).toBeGreaterThan(100);
    await expect(tree(page).locator('[aria-current="page"]')).toBeInViewport();
    await becomeAlive(page);
    const before = await place(page);
    await tree(page).getByRole('link', { name: 'Debugging' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debugging');
    expect(await place(page)).toBe(before);
    await page.goto('/en/docs/advanced/transformers');
    await expect.poll(async () => await place(page)).toBe(before);
  });

  test('a folder that was folded away opens for the page in it', async ({ page }) => {
    await page.goto('/en/docs/files/csv');
    await becomeAlive(page);
    const folder = tree(page).locator('summary', { hasText: 'Query Utils' });
    const inside = tree(page).getByRole('link', { name: 'queryCollection', exact: true });
    await folder.click();
    await expect(inside).toBeHidden();
    await tree(page).getByRole('link', { name: 'JSON' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON');
    await expect(inside).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CSV');
    await page.getByRole('article').getByRole('link', { name: 'Next' }).click();
    await expect(inside).toHaveAttribute('aria-current', 'page');
    await expect(inside).toBeVisible();
  });
});

test.describe('the words themselves', () => {
  test('code is copied without the lines that are gone, and it is said', async ({ page }) => {
    await page.goto(PAGE);
    await becomeAlive(page);
    const block = page.locator('.code', { hasText: 'Hello, ${name.trim()}' }).filter({ has: page.locator('.removed') });
    await block.hover();
    const button = block.getByRole('button', { name: 'Copy code' });
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'copied');
    await expect(page.getByText('Copied', { exact: true })).toBeAttached();
    expect(await clipboard(page)).toBe(
      'export function greet(name: string): string {\n  return `Hello, ${name.trim()}`;\n}',
    );
    await expect(button).not.toHaveAttribute('data-state');
  });

  test('a heading leads to itself, and copies its link', async ({ page, baseURL }) => {
    await page.goto(PAGE);
    await becomeAlive(page);
    await page.getByRole('heading', { name: 'Front matter' }).hover();
    await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeAttached();
    await page.getByRole('heading', { name: 'Front matter' }).getByRole('link').click();
    await expect(page).toHaveURL(`${PAGE}#front-matter`);
    await expect(page.getByText('Link copied')).toBeAttached();
    expect(await clipboard(page)).toBe(`${baseURL ?? ''}${PAGE}#front-matter`);
  });

  test('a picture grows, and Escape puts it back', async ({ page }) => {
    await page.goto('/en/docs/components/prose');
    await becomeAlive(page);
    const picture = page.getByRole('link', { name: 'The home page of this website' });
    await picture.focus();
    await expect(page.getByRole('button', { name: 'Copy code' }).first()).toBeAttached();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'The home page of this website' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(picture).toBeFocused();
    await picture.click();
    await dialog.getByRole('button', { name: 'Close the picture' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/en/docs/components/prose');
  });

  test('a table and long code scroll inside themselves, by key', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/en/docs/getting-started/configuration');
    for (const boxes of [page.locator('.table-box'), page.locator('.code pre')]) {
      const wide = await boxes.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth + 20));
      const box = boxes.nth(wide);
      await box.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }
    await expect(page).toHaveURL('/en/docs/getting-started/configuration');
  });

  test('tabs turn, and the accordion opens one at a time', async ({ page }) => {
    await page.goto('/en/docs/components/prose');
    await page.getByRole('tab', { name: 'Developers' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Developers' })).toContainText('You write components');
    await expect(page.getByText('see the page beside it').first()).toBeHidden();
    const first = page.getByText("It is the browser's own").first();
    await expect(first).toBeVisible();
    await page.getByText('Can people search in it?').first().click();
    await expect(page.getByText('The browser opens what it finds').first()).toBeVisible();
    await expect(first).toBeHidden();
  });
});

test.describe('the arrow keys', () => {
  test('they turn the page, forward being where the writing goes', async ({ page }) => {
    await page.goto(PAGE);
    await becomeAlive(page);
    await markDocument(page);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/en/docs/files/yaml');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('YAML');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markdown');
    expect(await isSameDocument(page)).toBe(true);
    await page.goto('/ar/docs/files/markdown');
    await becomeAlive(page);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL('/ar/docs/files/yaml');
  });

  test('they do not while one types, or with another key', async ({ page }) => {
    await page.goto(PAGE);
    await becomeAlive(page);
    await page.getByLabel('Name a file below the content folder').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.code pre').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(PAGE);
  });
});

test('on paper there are the words alone, and addresses', async ({ page }) => {
  await page.goto('/en/docs/components/prose');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('.running-head')]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You write components').first()).toBeVisible();
  expect(
    await page
      .locator('body')
      .evaluate((body) => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor]),
  ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, every panel is there, and what could do nothing is not', async ({ page }) => {
    await page.goto('/en/docs/components/prose');
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await page.getByRole('button', { name: 'More ways to take this page along' }).click();
    await expect(page.getByRole('button', { name: 'Copy Markdown page' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByText('You write components').first()).toBeVisible();
    await page.getByText('Show the long answer').click();
    await expect(page.getByText('There is more to it').first()).toBeVisible();
    await page.getByRole('link', { name: 'The home page of this website' }).click();
    await expect(page).toHaveURL('/recto.png');
  });
});
