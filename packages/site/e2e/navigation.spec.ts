import {
  hydrate,
  expect,
  expectHydrated,
  disablePrefetch,
  isSameDocument,
  loadNavigationCode,
  markDocument,
  pathsOf,
  test,
  watchRequests,
} from './browser-test.ts';

const link = (name: string) => ({ name, exact: true });

test('a navigation fetches only the payload and keeps the state of the layout', async ({ page }) => {
  await disablePrefetch(page);
  await page.goto('/pages/first');
  await page.getByTestId('kept').click();
  await expect(page.getByTestId('kept')).toHaveText('Kept 1');
  await markDocument(page);
  await loadNavigationCode(page);
  const requests = watchRequests(page);
  await page.getByRole('link', link('/pages/second')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  expect(pathsOf(requests)).toEqual([
    expect.stringMatching(/^\/pages\/second\/_payload\.json\?[0-9a-f]{12}\.[0-9a-f]{12}$/u),
  ]);
  await expect(page).toHaveURL('/pages/second');
  await expect(page).toHaveTitle('Second - Fixture');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Another page.');
  await expect(page.getByTestId('kept')).toHaveText('Kept 1');
  expect(await isSameDocument(page)).toBe(true);
});

test('focus goes to main and the title is announced', async ({ page }) => {
  await page.goto('/pages/first');
  await hydrate(page);
  await page.getByRole('link', link('/pages/second')).click();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('#recto-announcer')).toHaveText('Second - Fixture');
});

test('a superseded navigation is aborted and never shown', async ({ page }) => {
  await page.goto('/pages/first');
  await hydrate(page);
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => shown.push(document.querySelector('h1')?.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/slow/one/'));
  await page.getByRole('link', link('/slow/one')).click();
  await page.getByRole('link', link('/slow/two')).click();
  await aborted;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow two');
  await page.waitForTimeout(1700);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow two');
  await expect(page).toHaveURL('/slow/two');
  expect(await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)).not.toContain('Slow one');
});

test('the URL changes with the page, not before it', async ({ page }) => {
  await page.goto('/pages/first');
  await hydrate(page);
  await page.getByRole('link', link('/slow/one')).click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/pages/first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slow one');
  await expect(page).toHaveURL('/slow/one');
});

test('an internal redirect adds one history entry', async ({ page }) => {
  await page.goto('/pages/first');
  await hydrate(page);
  await markDocument(page);
  await page.getByRole('link', link('/old')).click();
  await expect(page).toHaveURL('/pages/second');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await page.goBack();
  await expect(page).toHaveURL('/pages/first');
  expect(await isSameDocument(page)).toBe(true);
});

test('a redirect to a fragment scrolls to it', async ({ page }) => {
  await page.goto('/pages/second');
  await hydrate(page);
  await page.getByRole('link', link('/old-part')).click();
  await expect(page).toHaveURL('/pages/first#far-below');
  await expect(page.getByRole('heading', { name: 'Far below' })).toBeInViewport();
});

test('an external redirect navigates the window', async ({ page }) => {
  await page.route('https://away.example/**', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<title>Away</title>' });
  });
  await page.goto('/pages/first');
  await hydrate(page);
  await page.getByRole('link', link('/away')).click();
  await expect(page).toHaveURL('https://away.example/there');
});

test.describe('when something goes wrong', () => {
  test.use({ expectedConsole: /Failed to load resource|The payload of \/pages\/second could not be loaded/u });

  test('an error in a loader shows the error screen without its message, and navigation works', async ({ page }) => {
    await page.goto('/pages/first');
    await hydrate(page);
    await markDocument(page);
    await page.getByRole('link', link('/broken')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 500');
    await expect(page.locator('body')).not.toContainText('secret');
    await expect(page).toHaveURL('/broken');
    await page.getByRole('link', link('/forbidden')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error 403');
    await expect(page.locator('main')).toContainText('This page is not for you.');
    await page.getByRole('link', link('/pages/second')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('an unknown path shows the 404 page, with status 404 on a full page load', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.locator('main')).toContainText('Page not found: /nowhere');
    await hydrate(page);
    await page.getByRole('link', link('/pages/first')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First');
    await page.getByRole('link', link('/nowhere')).click();
    await expect(page.locator('main')).toContainText('Page not found: /nowhere');
  });

  test('a payload that cannot be loaded is a warning and causes a full page load', async ({ page }) => {
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await disablePrefetch(page);
    await page.route('**/_payload.json*', async (route) => {
      await route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' });
    });
    await page.goto('/pages/first');
    await hydrate(page);
    await markDocument(page);
    await page.getByRole('link', link('/pages/second')).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
    expect(await isSameDocument(page)).toBe(false);
    expect((await warned).text()).toContain('The payload of /pages/second could not be loaded.');
  });

  test('a redirect loop ends in the browser’s own error', async ({ page }) => {
    await page.goto('/pages/first');
    await hydrate(page);
    const requests = watchRequests(page);
    await page.getByRole('link', link('/circle')).click();
    await expect.poll(() => page.url()).toMatch(/chrome-error|circle/u);
    expect(pathsOf(requests).filter((path) => path.includes('_payload')).length).toBeLessThan(10);
  });

  test('the browser loads a link to a file', async ({ page }) => {
    await disablePrefetch(page);
    await page.goto('/pages/first');
    await hydrate(page);
    const requests = watchRequests(page);
    await page.getByRole('link', link('file')).click();
    await expect(page).toHaveURL('/file.txt');
    expect(pathsOf(requests)).not.toContainEqual(expect.stringContaining('_payload'));
  });
});

test('without the Navigation API, links are full page loads and components are interactive', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'navigation');
  });
  await page.goto('/pages/first');
  await hydrate(page);
  expect(await page.evaluate(() => 'navigation' in globalThis)).toBe(false);
  await page.getByTestId('again').click();
  await expect(page.getByTestId('again')).toHaveText('Rendered again 1');
  await markDocument(page);
  await page.getByRole('link', link('/pages/second')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  expect(await isSameDocument(page)).toBe(false);
});

test('pages and redirects work in browsers that change the URL first', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'NavigationPrecommitController');
  });
  await page.goto('/pages/first');
  await hydrate(page);
  await expectHydrated(page, true);
  await markDocument(page);
  await page.getByRole('link', link('/pages/second')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await page.getByRole('link', link('/old-part')).click();
  await expect(page).toHaveURL('/pages/first#far-below');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First');
  expect(await isSameDocument(page)).toBe(true);
});
