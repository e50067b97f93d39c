import type { Page } from '@playwright/test';
import { becomeAlive, expect, expectAlive, isAlive, pathsOf, slowDown, test, watchRequests } from './journey.ts';

const isScript = (path: string): boolean => path.includes('/assets/') && path.includes('.js');

test('before intent the page asks for the boot script and nothing else of ours', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/pages/first', { waitUntil: 'networkidle' });
  expect(pathsOf(requests).filter(isScript)).toEqual([expect.stringContaining('/boot-')]);
  expect(await isAlive(page)).toBe(false);
});

test('after a second of idleness the runtime is in the cache, but has not run', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/pages/first');
  await expect.poll(() => pathsOf(requests).filter((path) => path.includes('/runtime-'))).toHaveLength(1);
  await page.waitForTimeout(300);
  expect(await isAlive(page)).toBe(false);
  await becomeAlive(page);
  expect(pathsOf(requests).filter((path) => path.includes('/runtime-'))).toHaveLength(1);
});

test('on a connection that saves data nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requests = watchRequests(page);
  await page.goto('/pages/first');
  await page.waitForTimeout(2000);
  expect(pathsOf(requests).filter((path) => path.includes('/runtime-'))).toEqual([]);
});

test.describe('each sign of intent brings React', () => {
  const signs: Record<string, (page: Page) => Promise<void>> = {
    'a pointer over a link': async (page) => {
      await page.getByRole('link').first().hover();
    },
    'the focus': async (page) => {
      await page.getByRole('link').first().focus();
    },
    'a key': async (page) => {
      await page.keyboard.press('Escape');
    },
    'a scroll': async (page) => {
      await page.mouse.wheel(0, 200);
    },
  };
  for (const [name, give] of Object.entries(signs)) {
    test(name, async ({ page }) => {
      await page.goto('/pages/first');
      expect(await isAlive(page)).toBe(false);
      await give(page);
      await expectAlive(page, true);
    });
  }
});

test('server and browser come to the same ids', async ({ page }) => {
  await page.goto('/pages/first');
  const own = page.getByTestId('own-id');
  const id = (await own.getAttribute('id')) ?? '';
  expect(id).not.toBe('');
  await becomeAlive(page);
  await expect(own).toHaveText(id);
});

test.describe('on a slow connection', () => {
  test.beforeEach(async ({ page }) => {
    await slowDown(page);
    await page.goto('/pages/first');
  });

  test('no click is lost', async ({ page }) => {
    const button = page.getByTestId('counter').first().getByRole('button');
    await button.click();
    await button.click();
    await page.getByTestId('again').click();
    expect(await isAlive(page)).toBe(false);
    await expect(button).toHaveText('Count 2', { timeout: 20_000 });
    await expect(page.getByTestId('again')).toHaveText('Rendered again 1');
  });

  test('no key is lost', async ({ page }) => {
    const button = page.getByTestId('counter').first().getByRole('button');
    await button.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await isAlive(page)).toBe(false);
    await expect(page.getByTestId('counter').first().locator('output')).toHaveText('RD', { timeout: 20_000 });
    await expect(button).toHaveText('Count 2');
    await expect(button).toBeFocused();
  });

  test('no typed character is lost, nor a tick, nor a choice', async ({ page }) => {
    await page.getByLabel('Text').pressSequentially('typed early');
    await page.keyboard.press('ArrowLeft');
    await page.getByLabel('Check').check();
    await page.getByLabel('Choice').press('ArrowDown');
    expect(await isAlive(page)).toBe(false);
    await expect(page.getByTestId('known')).toHaveText('typed early|true|two', { timeout: 20_000 });
    await expect(page.getByLabel('Text')).toHaveValue('typed early');
  });

  test('typing goes on while React arrives, and the caret stays where it was', async ({ page }) => {
    const text = page.getByLabel('Text');
    await text.pressSequentially('ac');
    await page.keyboard.press('ArrowLeft');
    await expectAliveSlowly(page);
    await page.keyboard.type('b');
    await expect(text).toHaveValue('abc');
    await expect(page.getByTestId('known')).toHaveText('abc|false|one');
  });

  test('a link clicked early loads its page', async ({ page }) => {
    await page.getByRole('link', { name: '/pages/second', exact: true }).click();
    await expect(page).toHaveURL('/pages/second', { timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  });
});

test.describe('when the runtime cannot be had', () => {
  test.use({ expectedConsole: /Failed to load resource|could not load its runtime/u });

  test('the next sign of intent tries again, and what was held is still done', async ({ page }) => {
    let isOnline = false;
    let tries = 0;
    await page.route('**/assets/runtime-*.js', async (route) => {
      tries += 1;
      await (isOnline ? route.continue() : route.abort());
    });
    await page.goto('/pages/first');
    const button = page.getByTestId('counter').first().getByRole('button');
    await button.click();
    await expect.poll(() => tries).toBeGreaterThan(0);
    await page.waitForTimeout(200);
    isOnline = true;
    await page.keyboard.press('Escape');
    await expect(button).toHaveText('Count 1');
  });
});

async function expectAliveSlowly(page: Page): Promise<void> {
  await expect.poll(async () => await isAlive(page), { timeout: 20_000 }).toBe(true);
  await expect(page.getByTestId('known')).toHaveText('ac|false|one');
}
