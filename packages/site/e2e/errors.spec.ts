import type { Page } from '@playwright/test';
import {
  hydrate,
  expect,
  expectHydrated,
  disablePrefetch,
  follow,
  isSameDocument,
  markDocument,
  test,
} from './browser-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('an error in a screen', () => {
  test.use({ expectedConsole: /an error in a screen|Minified React error #(?:418|423|425)/u });

  test('shows the error screen inside the shell, and navigation away from it works', async ({ page }) => {
    await page.goto('/pages/first');
    await hydrate(page);
    await page.getByTestId('kept').click();
    await markDocument(page);
    await follow(page, '/throws');
    await expect(heading(page)).toHaveText('Error 500');
    await expect(page.getByRole('main')).toContainText('This page could not be shown.');
    await expect(page.getByRole('main')).not.toContainText('an error in a screen');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL('/throws');
    await page.getByTestId('again').click();
    await expect(page.getByTestId('again')).toHaveText('Rendered again 1');

    await page.getByRole('link', { name: '/pages/second', exact: true }).click();
    await expect(heading(page)).toHaveText('Second');
    await page.goBack();
    await expect(heading(page)).toHaveText('Error 500');
    await page.goBack();
    await expect(heading(page)).toHaveText('First');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('also on a first load, after hydration', async ({ page }) => {
    await page.goto('/throws');
    await expect(heading(page)).toHaveText('Throws');
    await hydrate(page);
    await expect(heading(page)).toHaveText('Error 500');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: '/pages/second', exact: true }).click();
    await expect(heading(page)).toHaveText('Second');
  });
});

test.describe('an error in a component of the prose', () => {
  test.use({ expectedConsole: /an error in a component|Minified React error #(?:418|423|425)/u });

  const expectReadable = async (page: Page): Promise<void> => {
    await expect(heading(page)).toHaveText('Faulty');
    for (const text of ['Prose above the fault.', 'What its author wrote into it.', 'Prose below the fault.']) {
      await expect(page.getByRole('article')).toContainText(text);
    }
    const button = page.getByTestId('counter').getByRole('button');
    await button.click();
    await expect(button).toHaveText('Count 1');
  };

  test('keeps the text of its author, and everything around it stays interactive', async ({ page }) => {
    await page.goto('/pages/faulty');
    await hydrate(page);
    await expectReadable(page);
  });

  test('does so after navigation too', async ({ page }) => {
    await page.goto('/pages/first');
    await hydrate(page);
    await follow(page, '/pages/faulty');
    await expectReadable(page);
  });
});

test.describe('when the app cannot be mounted', () => {
  test.use({
    expectedConsole: /Error while mounting app:|an error in the shell|Minified React error #(?:418|423|425)|JSON/u,
  });

  /** Reads the text of the page and the recorded error. */
  const read = async (page: Page) =>
    await page.evaluate(() => ({
      text: document.querySelector('article')?.textContent ?? '',
      payload: JSON.parse(document.getElementById('recto-payload')?.textContent ?? '{}') as {
        path?: string;
        errors?: { mount?: { status: number; message: string } };
      },
    }));

  test('the error is logged, thrown and recorded, and the page is unchanged', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { breakShell: true });
    });
    await page.goto('/pages/first');
    const before = await read(page);
    expect(before.payload.errors).toEqual({});
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error while mounting app:'));
    const thrown = page.waitForEvent('pageerror');
    await page.keyboard.press('Shift');
    expect((await logged).text()).toContain('an error in the shell');
    expect((await thrown).message).toContain('an error in the shell');

    await expect.poll(async () => (await read(page)).payload.errors?.mount?.message).toBe('an error in the shell');
    const after = await read(page);
    expect(after.text).toBe(before.text);
    expect(after.payload.path).toBe('/pages/first');
    await expect(heading(page)).toHaveText('First');
    await page.keyboard.press('Shift');
    await markDocument(page);
    await page.getByRole('link', { name: '/pages/second', exact: true }).click();
    await expect(heading(page)).toHaveText('Second');
    expect(await isSameDocument(page)).toBe(false);
  });

  test('a payload that cannot be parsed is such an error', async ({ page }) => {
    await page.goto('/pages/first');
    await page.evaluate(() => {
      const element = document.getElementById('recto-payload');
      if (element) element.textContent = '{';
    });
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error while mounting app:'));
    const thrown = page.waitForEvent('pageerror');
    await page.keyboard.press('Shift');
    await Promise.all([logged, thrown]);
    await expect(heading(page)).toHaveText('First');
    expect((await read(page)).payload.errors?.mount?.status).toBe(500);
  });
});

test.describe('an error in the shell of a hydrated page', () => {
  test.use({ expectedConsole: /an error in the shell/u });

  test('reloads the page once', async ({ page }) => {
    await disablePrefetch(page);
    await page.goto('/pages/first');
    await hydrate(page);
    await markDocument(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { breakShell: true });
    });
    await Promise.all([page.waitForEvent('load'), follow(page, '/pages/second')]);
    expect(await isSameDocument(page)).toBe(false);
    await expect(page).toHaveURL('/pages/second');
    await expect(heading(page)).toHaveText('Second');
    await hydrate(page);
    await expectHydrated(page, true);
  });
});
