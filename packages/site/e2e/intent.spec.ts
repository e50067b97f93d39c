import type { Page } from '@playwright/test';
import {
  hydrate,
  expect,
  expectHydrated,
  isHydrated,
  pathsOf,
  setConnection,
  slowDown,
  test,
  watchRequests,
} from './browser-test.ts';

const isScript = (path: string): boolean => path.includes('/assets/') && path.includes('.js');

test('before interaction, the page loads only the boot script and the analytics script', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/pages/first', { waitUntil: 'networkidle' });
  const scripts = pathsOf(requests).filter(isScript);
  expect(scripts.map((path) => /\/([a-z-]+)-[\w-]{8}\.js$/u.exec(path)?.[1] ?? '').toSorted()).toEqual([
    'analytics',
    'boot',
    'track-event',
  ]);
  expect(await isHydrated(page)).toBe(false);
});

test('BEH-3: actions of scripts or of the browser do not load React', async ({ page }) => {
  await page.goto('/pages/first#far-below', { waitUntil: 'networkidle' });
  const requests = watchRequests(page);
  await page.evaluate(() => {
    scrollTo(0, 400);
    document.querySelector('a')?.focus();
    document.querySelector('a')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    document.querySelector('button')?.click();
  });
  await page.waitForTimeout(1500);
  expect(pathsOf(requests)).toEqual([]);
  expect(await isHydrated(page)).toBe(false);
});

test('BEH-3: a pointer that rests on the page while it loads does not count as interaction', async ({ page }) => {
  await page.mouse.move(600, 400);
  for (const path of ['/pages/first', '/pages/second', '/pages/first']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const requests = watchRequests(page);
    // The content below the pointer moves, not the pointer.
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
    await page.waitForTimeout(800);
    expect(pathsOf(requests)).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
  }
});

test('BEH-5: the first pointer movement fetches runtime and page code in one round trip, but runs nothing', async ({
  page,
}) => {
  await page.goto('/late', { waitUntil: 'networkidle' });
  const requests = watchRequests(page);
  // The runtime is delayed: other files must not wait for it.
  const runtime = Promise.withResolvers<undefined>();
  await page.route('**/assets/runtime-*.js', async (route) => {
    await runtime.promise;
    await route.continue();
  });
  await page.mouse.move(600, 500);
  await expect.poll(() => pathsOf(requests).filter((path) => path.includes('/runtime-'))).toHaveLength(1);
  await expect.poll(() => pathsOf(requests).some((path) => path.includes('/late-screen-'))).toBe(true);
  runtime.resolve(undefined);
  await page.waitForTimeout(300);
  expect(await isHydrated(page)).toBe(false);
  await hydrate(page);
  const scripts = pathsOf(requests).filter(isScript);
  expect(scripts).toEqual([...new Set(scripts)]);
});

test('hovering a link loads the navigation code with the runtime, and pressing a key does not', async ({ page }) => {
  const isNavigationCode = (path: string): boolean => path.includes('/page-navigation-');
  const requests = watchRequests(page);
  await page.goto('/pages/first', { waitUntil: 'networkidle' });
  await page.keyboard.press('Escape');
  await expectHydrated(page, true);
  await page.waitForLoadState('networkidle');
  expect(pathsOf(requests).filter(isNavigationCode)).toEqual([]);
  await page.goto('/late', { waitUntil: 'networkidle' });
  const runtime = Promise.withResolvers<undefined>();
  await page.route('**/assets/runtime-*.js', async (route) => {
    await runtime.promise;
    await route.continue();
  });
  await page.mouse.move(600, 500);
  await page.getByRole('link').first().hover();
  await expect.poll(() => pathsOf(requests).filter(isNavigationCode)).toHaveLength(1);
  runtime.resolve(undefined);
  await expectHydrated(page, true);
});

test('a pointer movement fetches nothing if the connection saves data', async ({ page }) => {
  await setConnection(page, { saveData: true, effectiveType: '4g' });
  const requests = watchRequests(page);
  await page.goto('/late');
  await page.mouse.move(600, 500);
  await page.mouse.move(620, 520);
  await page.waitForTimeout(1000);
  expect(pathsOf(requests).filter((path) => path.includes('/runtime-'))).toEqual([]);
});

test.describe('each interaction loads React', () => {
  const signs: Record<string, (page: Page) => Promise<void>> = {
    'a pointer over a link': async (page) => {
      await page.getByRole('link').first().hover();
    },
    'a click anywhere': async (page) => {
      await page.mouse.click(600, 500);
    },
    'a key': async (page) => {
      await page.keyboard.press('Escape');
    },
    'moving the focus by key': async (page) => {
      await page.keyboard.press('Tab');
    },
    'a wheel': async (page) => {
      await page.mouse.wheel(0, 200);
    },
  };
  for (const [name, give] of Object.entries(signs)) {
    test(name, async ({ page }) => {
      await page.goto('/pages/first');
      expect(await isHydrated(page)).toBe(false);
      await give(page);
      await expectHydrated(page, true);
    });
  }

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('a touch', async ({ page }) => {
      await page.goto('/pages/first');
      await page.touchscreen.tap(200, 500);
      await expectHydrated(page, true);
    });
  });
});

test('server and browser generate the same ids', async ({ page }) => {
  await page.goto('/pages/first');
  const element = page.getByTestId('own-id');
  const id = (await element.getAttribute('id')) ?? '';
  expect(id).not.toBe('');
  await hydrate(page);
  await expect(element).toHaveText(id);
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
    expect(await isHydrated(page)).toBe(false);
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
    expect(await isHydrated(page)).toBe(false);
    await expect(page.getByTestId('counter').first().locator('output')).toHaveText('RD', { timeout: 20_000 });
    await expect(button).toHaveText('Count 2');
    await expect(button).toBeFocused();
  });

  test('no typed character, checkbox or selection is lost', async ({ page }) => {
    await page.getByLabel('Text').pressSequentially('typed early');
    await page.keyboard.press('ArrowLeft');
    await page.getByLabel('Check').check();
    await page.getByLabel('Choice').press('ArrowDown');
    expect(await isHydrated(page)).toBe(false);
    await expect(page.getByTestId('known')).toHaveText('typed early|true|two', { timeout: 20_000 });
    await expect(page.getByLabel('Text')).toHaveValue('typed early');
  });

  test('typing continues while React loads, and the caret stays', async ({ page }) => {
    const text = page.getByLabel('Text');
    await text.pressSequentially('ac');
    await page.keyboard.press('ArrowLeft');
    await expectHydratedSlowly(page);
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

test.describe('when the runtime cannot be loaded', () => {
  test.use({ expectedConsole: /Failed to load resource|could not load its runtime/u });

  test('the next interaction tries again, and held events are replayed', async ({ page }) => {
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

async function expectHydratedSlowly(page: Page): Promise<void> {
  await expect.poll(async () => await isHydrated(page), { timeout: 20_000 }).toBe(true);
  await expect(page.getByTestId('known')).toHaveText('ac|false|one');
}
