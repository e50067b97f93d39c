import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { codeMistakes, configMistakes, contentMistakes } from '../fixtures/mistakes.ts';
import type { Mistake } from '../fixtures/mistakes.ts';
import { hydrate, expect, isSameDocument, markDocument, test } from './browser-test.ts';

const copy = join(import.meta.dirname, '..', '..', '..', '.cache', 'mistakes-site');
const START = '/en/docs';
const TOOLS = '/en/tools';
const LOADER = 'pages/tools.server.ts';
const SCREEN = 'screens/tools-screen.tsx';
const STATIC_BOX = 'components/content/static-box.tsx';
const LIVE_BOX = 'components/content/live-box.tsx';
const FIRST = 'content/en/docs/1.index.md';

test.describe.configure({ mode: 'default' });
test.use({ expectedConsole: /./u });

type Change = Mistake['change'];

/** Changes a file during a task, and restores it. */
async function whileChanged(file: string, change: Change, task: () => Promise<void>): Promise<void> {
  const path = join(copy, file);
  const isNew = typeof change === 'string';
  const before = isNew ? '' : readFileSync(path, 'utf8');
  if (!isNew) expect(before).toContain(change[0]);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, isNew ? change : before.replace(change[0], change[1]));
  try {
    await task();
  } finally {
    if (isNew) rmSync(path);
    else writeFileSync(path, before);
  }
}

/** The dialog with errors. */
function errorsIn(page: Page): Locator {
  return page.locator('recto-errors').getByRole('dialog');
}

/** Opens a page, and waits until its scripts listen to the dev server. */
async function open(page: Page, path: string): Promise<number | undefined> {
  let status: number | undefined;
  await expect(async () => {
    status = (await page.goto(path, { waitUntil: 'networkidle' }))?.status();
  }).toPass();
  return status;
}

/** A text of the page itself. */
function textIn(page: Page, text: string): Locator {
  return page.locator('#app').getByText(text);
}

const shown = (page: Page, text: string): Locator =>
  errorsIn(page)
    .getByRole('article')
    .filter({ has: page.locator('h3', { hasText: text }) });

test('an error of a loader is shown with file, code and collapsed library calls, and disappears without a reload', async ({
  page,
}) => {
  await open(page, TOOLS);
  await markDocument(page);
  const change: Change = [
    '  return {',
    "  if (tools.length > 0) throw new Error('The loader is broken.');\n  return {",
  ];
  await whileChanged(LOADER, change, async () => {
    const error = shown(page, 'The loader is broken.');
    await expect(error).toContainText('Loader');
    await expect(error.getByRole('button', { name: 'pages/tools.server.ts:5:31' }).first()).toBeVisible();
    await expect(error.locator('.marked')).toContainText("throw new Error('The loader is broken.')");
    const libraries = error.getByRole('group').filter({ hasText: 'calls in libraries' });
    await expect(libraries.getByRole('list')).toBeHidden();
    await libraries.getByText('calls in libraries').click();
    await expect(libraries).toContainText('resolve-page.ts');
    // The previous state of the page is still visible.
    await expect(page.getByText('Hammer: 12')).toBeVisible();
    // A page that is loaded now is an error page of the site, with the error overlay.
    expect((await page.request.get(TOOLS, { headers: { accept: 'text/html' } })).status()).toBe(500);
    expect((await page.request.get(START)).status()).toBe(200);
  });
  await expect(errorsIn(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that is opened while its code is broken shows the error, and the page after the fix', async ({ page }) => {
  const change: Change = ['  return (', '  const width = window.innerWidth;\n  return ('];
  await whileChanged(SCREEN, change, async () => {
    await expect.poll(async () => await open(page, TOOLS)).toBe(500);
    await expect(shown(page, 'window is not defined')).toContainText('The server has no "window". Use it in an effect');
    await expect(page.locator('#app header').first()).toBeAttached();
    await open(page, START);
    await expect(errorsIn(page)).toHaveCount(0);
    await open(page, TOOLS);
    await expect(shown(page, 'window is not defined')).toBeVisible();
  });
  await expect(errorsIn(page)).toHaveCount(0);
  await expect(page.getByText('Hammer: 12')).toBeVisible();
});

test('an error in a server plugin is shown, and the page after the fix', async ({ page }) => {
  await open(page, START);
  const code = "throw new Error('The plugin is broken.');\nexport default () => {};\n";
  await whileChanged('server/plugins/broken.ts', code, async () => {
    await expect.poll(async () => await open(page, START), { timeout: 20_000 }).toBe(500);
    await expect(shown(page, 'The plugin is broken.')).toContainText('server/plugins/broken.ts:1');
    const api = await page.request.get('/api/nothing', { headers: { accept: 'application/json' } });
    expect(await api.text()).toContain('The plugin is broken.');
  });
  await expect.poll(async () => await open(page, START), { timeout: 20_000 }).toBe(200);
  await expect(errorsIn(page)).toHaveCount(0);
});

test('lists all errors; the dialog can be closed, and a badge opens it again', async ({ page }) => {
  await open(page, START);
  const link = page.getByRole('link', { name: 'the second page' });
  await link.focus();
  const bad = (name: string): string => `content/en/docs/${name}.md`;
  await whileChanged(bad('bad-1'), '[a](./one.md) and [b](./two.md)\n', async () => {
    await whileChanged(bad('bad-2'), '---\ntitle: "open\n---\n', async () => {
      await expect(errorsIn(page).getByRole('heading', { name: '3 errors' })).toBeVisible();
      for (const text of ['./one.md', './two.md', 'not valid YAML']) await expect(shown(page, text)).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(errorsIn(page).getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(errorsIn(page)).toBeHidden();
      await expect(link).toBeFocused();
      const badge = page.getByRole('button', { name: '3 errors' });
      await badge.click();
      await expect(shown(page, './one.md')).toBeVisible();
      await errorsIn(page).getByRole('button', { name: 'Close' }).click();
      // Another page also opens with the errors.
      await open(page, '/en/docs/second');
      await expect(errorsIn(page).getByRole('heading', { name: '3 errors' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    // The closed dialog stays closed until there is a new error.
    await expect(page.getByRole('button', { name: '2 errors' })).toBeVisible();
    await expect(errorsIn(page)).toBeHidden();
  });
  await expect(page.locator('recto-errors')).toHaveCount(0);
});

test('a click on a file opens the editor', async ({ page }) => {
  const openedFiles: string[] = [];
  await page.route('**/__open-in-editor*', async (route) => {
    openedFiles.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    await route.fulfill({ status: 200 });
  });
  await open(page, START);
  await whileChanged('content/en/docs/bad.md', 'Text.\n\n[a](./one.md)\n', async () => {
    await shown(page, './one.md').getByRole('button', { name: 'content/en/docs/bad.md:3' }).click();
    await expect.poll(() => openedFiles).toEqual([expect.stringMatching(/\/content\/en\/docs\/bad\.md:3:5$/u)]);
  });
});

for (const { isTouched, path, width } of [
  { isTouched: false, path: START, width: 390 },
  { isTouched: true, path: '/ar/docs', width: 1280 },
]) {
  test(`the dialog fits into ${width} pixels in ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    if (isTouched) await hydrate(page);
    await whileChanged('content/en/docs/bad.md', `[a](./${'long-'.repeat(40)}.md)\n`, async () => {
      await expect(errorsIn(page)).toBeVisible();
      const box = await errorsIn(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      const overflow = await errorsIn(page)
        .locator('.list')
        .evaluate((list) => list.scrollWidth - list.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
    await expect(errorsIn(page)).toHaveCount(0);
  });
}

for (const [name, file, change] of [
  ['static', STATIC_BOX, ['  return (', "  if (children) throw new Error('The box is broken.');\n  return ("]],
  ['interactive', LIVE_BOX, ['  return (', "  if (label) throw new Error('The box is broken.');\n  return ("]],
  ['static, with a syntax error', STATIC_BOX, ['  return (', '  const = 1;\n  return (']],
  ['interactive, with a syntax error', LIVE_BOX, ['  return (', '  const = 1;\n  return (']],
  ['static, with state', STATIC_BOX, ['import type', "import { useState } from 'react';\nimport type"]],
] as const) {
  test(`a markdown component that fails shows its error at its position, and the rest of the page: ${name}`, async ({
    page,
  }) => {
    await whileChanged(file, change, async () => {
      const failed = page.locator('recto-failed');
      await expect(async () => {
        expect(await open(page, START)).toBe(200);
        await expect(failed).toHaveCount(1, { timeout: 2000 });
      }).toPass();
      const box = file === STATIC_BOX ? 'static' : 'live';
      await expect(failed).toContainText(`::${box}-box fails`);
      await expect(failed).toContainText(/components\/content\/\w+-box\.tsx:\d+/u);
      await expect(shown(page, `::${box}-box fails`)).toContainText(file);
      for (const text of ['Prose of the start page.', `Text in the ${box} box.`, 'The last words.'])
        await expect(page.getByText(text)).toBeAttached();
      await page.keyboard.press('Escape');
      // React does not change it.
      await hydrate(page);
      await expect(failed).toHaveCount(1);
      await expect(page.getByText('The last words.')).toBeVisible();
      // Pages without the component are not affected, but every page shows the error of a file that cannot be parsed.
      expect(await open(page, '/en/docs/second')).toBe(200);
      if (!name.startsWith('interactive, with')) await expect(page.locator('recto-errors')).toHaveCount(0);
      await open(page, START);
    });
    await expect(page.locator('recto-failed')).toHaveCount(0);
    await expect(page.locator('recto-errors')).toHaveCount(0);
    await expect(page.getByText('Static box', { exact: true })).toBeVisible();
  });
}

test('a component that fails only on the server is shown after hydration', async ({ page }) => {
  const change: Change = ['  return (', '  const width = window.innerWidth > 0;\n  return ('];
  await whileChanged(LIVE_BOX, change, async () => {
    await expect(async () => {
      expect(await open(page, START)).toBe(200);
      await expect(page.locator('recto-failed')).toContainText('window is not defined', { timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await hydrate(page);
    await expect(page.getByRole('button', { name: 'LIVE 0' })).toBeVisible();
    await expect(page.locator('recto-failed')).toHaveCount(0);
  });
});

test('errors in the browser are shown with the location in the source file', async ({ page }) => {
  await open(page, TOOLS);
  await hydrate(page);
  const change: Change = ['setClicks(clicks + 1);', "throw new Error('The click is broken.');"];
  await whileChanged(SCREEN, change, async () => {
    await expect(async () => {
      // With an open dialog, the button cannot be clicked.
      if (!(await errorsIn(page).isVisible())) await page.getByText('Clicks').click({ timeout: 1000 });
      await expect(shown(page, 'The click is broken.')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(shown(page, 'The click is broken.')).toContainText('screens/tools-screen.tsx:15:');
    await expect(shown(page, 'The click is broken.')).toContainText('Screen');
  });
  await expect(page.locator('recto-errors')).toHaveCount(0);
});

test('a page with a broken link shows its new text with the error overlay, and other pages are not affected', async ({
  page,
}) => {
  await open(page, START);
  await markDocument(page);
  const change: Change = ['Prose of the start page.', 'New prose with [a link](./nowhere.md).'];
  await whileChanged(FIRST, change, async () => {
    await expect(shown(page, './nowhere.md')).toContainText('content/en/docs/1.index.md:6');
    await expect(textIn(page, 'New prose with')).toBeVisible();
    expect((await page.request.get('/en/docs/second')).status()).toBe(200);
  });
  await expect(page.locator('recto-errors')).toHaveCount(0);
  await expect(textIn(page, 'Prose of the start page.')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page with invalid front matter keeps its last valid state with the error overlay', async ({ page }) => {
  await open(page, START);
  const change: Change = ['description: The page', 'description: "The page'];
  await whileChanged(FIRST, change, async () => {
    await expect(shown(page, 'not valid YAML')).toBeVisible();
    expect(await open(page, START)).toBe(200);
    await expect(textIn(page, 'Prose of the start page.')).toBeVisible();
    await expect(shown(page, 'not valid YAML')).toBeVisible();
  });
  await expect(page.locator('recto-errors')).toHaveCount(0);
});

for (const mistake of [...contentMistakes, ...codeMistakes, ...configMistakes]) {
  const {
    name,
    file,
    change,
    report,
    kind,
    isWarningInDev,
    isWarning = isWarningInDev,
    path = START,
    notReported,
  } = mistake;
  test(`reports ${name} to the developer`, async ({ page }) => {
    await whileChanged(file, change, async () => {
      await open(page, path);
      if (notReported?.dev !== undefined) {
        await page.waitForTimeout(500);
        await expect(page.locator('recto-errors')).toHaveCount(0);
        return;
      }
      const error = shown(page, report.message);
      await expect(async () => {
        if (!(await error.isVisible())) await open(page, path);
        // Warnings do not open the dialog.
        if (isWarning) await page.getByRole('button', { name: '1 warning' }).click({ timeout: 3000 });
        await expect(error).toHaveCount(1, { timeout: 3000 });
      }).toPass();
      await expect(error.locator('.kind')).toHaveText(kind, { ignoreCase: true });
      await expect(error).toContainText(report.location);
      await expect(error.locator('.hint').or(error.locator('pre')).first()).toBeVisible();
      expect((await page.request.get('/en/docs/second')).status()).toBe(200);
    });
    await expect(page.locator('recto-errors')).toHaveCount(0, { timeout: 30_000 });
  });
}
