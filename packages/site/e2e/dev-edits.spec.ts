import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrate, expect, isSameDocument, markDocument, test } from './browser-test.ts';

const copy = join(import.meta.dirname, '..', '..', '..', '.cache', 'edited-site');
const START = '/en/docs/start';
const TOOLS = '/en/tools';
const PAGES = join(copy, 'content', 'en', 'docs', '1.start');

test.describe.configure({ mode: 'default' });
test.use({ expectedConsole: /./u });

interface Edit {
  file: string;
  from: string;
  to: string;
  /** The page that shows the file. */
  path: string;
  /** Whether the page shows the edit; defaults to whether it has the new text. */
  shown?: (page: Page) => Promise<boolean>;
  /** Whether the server restarts and pages are reloaded. */
  isRestart?: true;
  /** Whether it is code that React cannot replace, so that a page that has loaded it is reloaded. */
  isLoadedAgain?: true;
}

const edits: Record<string, Edit> = {
  'a screen': { path: TOOLS, file: 'screens/tools-screen.tsx', from: 'From the screen', to: 'Edited screen' },
  'a loader': { path: TOOLS, file: 'pages/tools.server.ts', from: 'From the loader', to: 'Edited loader' },
  'a static component': {
    path: START,
    file: 'components/content/static-box.tsx',
    from: 'Static box',
    to: 'Edited box',
  },
  'a module of a static component': {
    path: START,
    file: 'components/describe.ts',
    from: 'as it was',
    to: 'as it is now',
  },
  'an interactive component': {
    path: START,
    file: 'components/content/live-box.tsx',
    from: 'Live box',
    to: 'Edited live box',
  },
  markdown: { path: START, file: 'content/en/docs/1.start/1.index.md', from: 'Prose of', to: 'Edited prose of' },
  'front matter': {
    path: START,
    file: 'content/en/docs/1.start/1.index.md',
    from: 'title: Start',
    to: 'title: Edited title',
    shown: async (page) => (await page.title()).includes('Edited title') && (await hasText(page, 'Edited title')),
  },
  'the title of another page': {
    path: START,
    file: 'content/en/docs/1.start/2.second.md',
    from: 'title: Second',
    to: 'title: Edited second',
    shown: async (page) => await hasText(page, 'Edited second'),
  },
  'a data file': {
    path: TOOLS,
    file: 'content/tools/hammer.yml',
    from: 'name: Hammer',
    to: 'name: Edited hammer',
    shown: async (page) => await hasText(page, 'Edited hammer'),
  },
  'a navigation file': {
    path: START,
    file: 'content/en/docs/1.start/.navigation.yml',
    from: 'First steps',
    to: 'Edited steps',
  },
  'interface texts': {
    path: TOOLS,
    file: 'messages/en.ts',
    from: 'Number of tools',
    to: 'Edited number',
    isLoadedAgain: true,
  },
  'a style': {
    path: TOOLS,
    file: 'styles.css',
    from: '10 20 30',
    to: '40 50 60',
    shown: async (page) => {
      const price = page.locator('.price').first();
      return (await price.evaluate((element) => getComputedStyle(element).color)) === 'rgb(40, 50, 60)';
    },
  },
  'a picture': {
    path: START,
    file: 'content/en/docs/1.start/picture.svg',
    from: 'width="40" height="20" viewBox',
    to: 'width="80" height="20" viewBox',
    shown: async (page) =>
      await page.getByAltText('A picture').evaluate((image: HTMLImageElement) => image.naturalWidth === 80),
  },
  'the theme': {
    path: TOOLS,
    file: 'recto.config.ts',
    from: "primary: 'green'",
    to: "primary: 'red'",
    shown: async (page) => /oklch\([^)]* 2\d\.\d+\)/u.test(await page.evaluate(primaryColor)),
    isRestart: true,
  },
  'the title of the site': {
    path: START,
    file: 'recto.config.ts',
    from: "title: 'Edited site'",
    to: "title: 'New name'",
    shown: async (page) => (await page.title()).includes('New name'),
    isRestart: true,
  },
  'a page definition': {
    path: TOOLS,
    file: 'recto.config.ts',
    from: "heading: 'Tools'",
    to: "heading: 'New heading'",
    shown: async (page) => await hasText(page, 'New heading'),
    isRestart: true,
  },
};

for (const isTouched of [false, true]) {
  for (const [name, { path, file, from, to, isRestart, isLoadedAgain, shown }] of Object.entries(edits)) {
    test(`${name} shows in a page ${isTouched ? 'after' : 'without'} interaction`, async ({ page }) => {
      const isShown = shown ?? (async (shownPage: Page) => await hasText(shownPage, to));
      await page.goto(path);
      if (isTouched) await hydrate(page);
      await markDocument(page);
      expect(await isShown(page)).toBe(false);
      const edited = join(copy, file);
      const before = readFileSync(edited, 'utf8');
      expect(before).toContain(from);
      const timeout = isRestart ? 60_000 : 20_000;
      // A restart takes long on a busy machine.
      if (isRestart) test.setTimeout(180_000);
      try {
        writeFileSync(edited, before.replace(from, to));
        await expect.poll(async () => await isShown(page).catch(() => false), { timeout }).toBe(true);
        const mayLoadAgain = isRestart ?? (isLoadedAgain && isTouched);
        if (!mayLoadAgain) expect(await isSameDocument(page)).toBe(true);
      } finally {
        writeFileSync(edited, before);
      }
      // While the server restarts, the page may have no content.
      const isEmpty = async (): Promise<boolean> => (await page.locator('main').count()) === 0;
      await expect
        .poll(async () => (await isShown(page).catch(() => true)) || (await isEmpty().catch(() => true)), { timeout })
        .toBe(false);
    });
  }

  test(`added, renamed and deleted pages show in a page ${isTouched ? 'after' : 'without'} interaction`, async ({
    page,
  }) => {
    await page.goto(START);
    if (isTouched) await hydrate(page);
    await markDocument(page);
    const sidebar = page.getByRole('navigation').filter({ hasText: 'Second' }).first();
    const file = join(PAGES, '3.third.md');
    const renamed = join(PAGES, '4.renamed.md');
    try {
      writeFileSync(file, '---\ntitle: A third page\n---\n\nProse of the third page.\n');
      // A watcher reports the new and the old name separately, so both may exist for a moment.
      const hasLinks = async (...paths: string[]): Promise<void> => {
        const links = sidebar.getByRole('link', { name: 'A third page' });
        await expect
          .poll(async () => await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
          .toEqual(paths);
      };
      await hasLinks('/en/docs/start/third');
      renameSync(file, renamed);
      await hasLinks('/en/docs/start/renamed');
      rmSync(renamed);
      await hasLinks();
      expect(await isSameDocument(page)).toBe(true);
    } finally {
      rmSync(file, { force: true });
      rmSync(renamed, { force: true });
    }
  });
}

test('shows an added, renamed and deleted component, and one that becomes interactive', async ({ page }) => {
  test.setTimeout(300_000);
  const folder = join(copy, 'components', 'content');
  const file = join(folder, 'new-box.tsx');
  const renamed = join(folder, 'other-box.tsx');
  const text = join(PAGES, '1.index.md');
  const before = readFileSync(text, 'utf8');
  const code = (label: string): string => `export default function NewBox() {\n  return <p>${label}</p>;\n}\n`;
  const shows = async (label: string, isShown = true): Promise<void> => {
    const isVisible = async (): Promise<boolean> => await hasText(page, label).catch(() => !isShown);
    await expect.poll(isVisible, { timeout: 60_000 }).toBe(isShown);
  };
  try {
    await page.goto(START);
    writeFileSync(text, `${before}\n::new-box\n::\n\n::other-box\n::\n`);
    writeFileSync(file, code('A new component'));
    await shows('A new component');
    renameSync(file, renamed);
    writeFileSync(renamed, code('A renamed component'));
    await shows('A renamed component');
    await shows('A new component', false);
    writeFileSync(renamed, `'use client';\n${code('An interactive component')}`);
    await shows('An interactive component');
    rmSync(renamed);
    await shows('An interactive component', false);
    expect(await hasText(page, 'Prose of')).toBe(true);
  } finally {
    rmSync(file, { force: true });
    rmSync(renamed, { force: true });
    writeFileSync(text, before);
  }
});

test('shows many changed files at once, and keeps React state, scroll position and focus', async ({ page }) => {
  await page.goto(START);
  await hydrate(page);
  const button = page.getByTestId('live-box');
  await button.click();
  await expect(button).toHaveText('Live box 1');
  await markDocument(page);
  const files = Array.from({ length: 40 }, (_, index) => join(PAGES, `${index + 10}.many-${index + 1}.md`));
  const first = join(PAGES, '1.index.md');
  const before = readFileSync(first, 'utf8');
  try {
    for (const [index, file] of files.entries()) writeFileSync(file, `---\ntitle: Many ${index + 1}\n---\n\nProse.\n`);
    writeFileSync(first, before.replace('Prose of', 'Prose after a checkout of'));
    await expect(page.getByText('Prose after a checkout of')).toBeVisible();
    await expect(page.locator('a', { hasText: 'Many 40' }).first()).toBeAttached();
    await expect(button).toHaveText('Live box 1');
    await expect(button).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  } finally {
    for (const file of files) rmSync(file, { force: true });
    writeFileSync(first, before);
  }
  await expect(page.locator('a', { hasText: 'Many 40' })).toHaveCount(0);
  await expect(button).toHaveText('Live box 1');
});

test('keeps React state when a screen is edited', async ({ page }) => {
  await page.goto(TOOLS);
  await hydrate(page);
  await page.getByTestId('clicks').click();
  await expect(page.getByTestId('clicks')).toHaveText('Clicks 1');
  const screen = join(copy, 'screens', 'tools-screen.tsx');
  const before = readFileSync(screen, 'utf8');
  try {
    writeFileSync(screen, before.replace('Clicks {clicks}', 'Clicked {clicks}'));
    await expect(page.getByTestId('clicks')).toHaveText('Clicked 1');
  } finally {
    writeFileSync(screen, before);
  }
});

async function hasText(page: Page, text: string): Promise<boolean> {
  return (await page.locator('body').innerText()).includes(text);
}

/** Red has a hue of about 25 degrees, green one of 150. */
function primaryColor(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--primary');
}
