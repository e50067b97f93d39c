import { hydrate, expect, markDocument, isSameDocument, test } from './browser-test.ts';

/** Selector of the prose of a page. */
const prose = 'article';

test('a page contains its prose once: in the HTML, not in the payload', async ({ request }) => {
  const html = await (await request.get('/pages/first')).text();
  const sentence = 'The prose after the component.';
  expect(html.split(sentence)).toHaveLength(2);
  const payload = /id="recto-payload">(.*?)<\/script>/u.exec(html)?.[1] ?? '';
  expect(payload).not.toContain(sentence);
  // Prose that the page does not show at first cannot be read from the HTML, so the payload contains it.
  expect(payload).toContain('Panel two says goodbye.');
  expect(payload).not.toContain('Panel one says hello.');
});

test('prose is kept after hydration, a render of the parent, and navigation away and back', async ({ page }) => {
  await page.goto('/pages/first');
  const before = await page.locator(prose).innerText();
  await hydrate(page);
  expect(await page.locator(prose).innerText()).toBe(before);

  await page.getByTestId('again').click();
  await expect(page.getByTestId('again')).toHaveText('Rendered again 1');
  expect(await page.locator(prose).innerText()).toBe(before);

  await markDocument(page);
  await page.getByRole('link', { name: '/pages/second', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First');
  expect(await page.locator(prose).innerText()).toBe(before);
  await page.goForward();
  await expect(page.locator(prose)).toContainText('prose of its own');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('when React has to render the page from scratch', () => {
  test.use({ expectedConsole: /Minified React error #418/u });

  test('prose and components work after a mismatch elsewhere on the page', async ({ page }) => {
    await page.goto('/pages/mismatch');
    await expect(page.getByTestId('hydration-mismatch')).toHaveText('server');
    await hydrate(page);
    await expect(page.getByTestId('hydration-mismatch')).toHaveText('client');
    await expect(page.locator(prose)).toContainText('Prose above the trouble.');
    await expect(page.locator(prose)).toContainText('Prose below the trouble.');
    await page.getByTestId('counter').getByRole('button').click();
    await expect(page.getByTestId('counter').getByRole('button')).toHaveText('Count 1');
  });

  test('a click before the mismatch reaches the new button', async ({ page }) => {
    await page.route('**/assets/runtime-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/pages/mismatch');
    await page.getByTestId('counter').getByRole('button').click();
    await expect(page.getByTestId('hydration-mismatch')).toHaveText('client');
    await expect(page.getByTestId('counter').getByRole('button')).toHaveText('Count 1');
  });
});

test('prose that is not in the HTML appears when its component shows it', async ({ page }) => {
  await page.goto('/pages/first');
  const panels = page.getByTestId('panels');
  await expect(panels.getByTestId('panel')).toHaveText('Panel one says hello.');
  await panels.getByRole('button').click();
  await expect(panels.getByTestId('panel')).toHaveText('Panel two says goodbye.');
  await panels.getByRole('button').click();
  await expect(panels.getByTestId('panel')).toHaveText('Panel one says hello.');
});

test('a component inside a list item is interactive', async ({ page }) => {
  await page.goto('/pages/first');
  const button = page.locator('li').getByTestId('counter').getByRole('button');
  await button.click();
  await expect(button).toHaveText('Count 1');
  await expect(page.locator('li').first()).toHaveText('An item');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reads the same and its links work', async ({ page, browser }) => {
    await page.goto('/pages/first');
    const withoutScript = await page.locator(prose).innerText();
    const other = await browser.newPage({ javaScriptEnabled: true });
    await other.goto(page.url());
    await hydrate(other);
    expect(withoutScript).toBe(await other.locator(prose).innerText());
    await other.close();
    await page.getByRole('link', { name: 'link', exact: true }).click();
    await expect(page).toHaveURL('/pages/second');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
  });
});
