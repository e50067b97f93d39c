import type { Page } from '@playwright/test';
import { hydrate, expect, test } from './browser-test.ts';

const ADDRESS = '/pages/forged';

/** Serves the page with its reserved ids not renamed; optionally without its content security policy. */
async function serveRawIds(page: Page, withPolicy: boolean): Promise<void> {
  await page.route(`**${ADDRESS}`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    expect(policy).toContain('script-src');
    const body = (await response.text()).replaceAll('user-content-', '');
    expect(body).toContain('<div id="recto-payload">');
    await route.fulfill({ body, headers: withPolicy ? { ...headers, 'content-security-policy': policy } : headers });
  });
}

async function expectUntouched(page: Page): Promise<void> {
  await hydrate(page);
  await expect(page.locator('article')).toContainText('The page as its author wrote it.');
  await page.getByTestId('counter').getByRole('button').click();
  await expect(page.getByTestId('counter').getByRole('button')).toHaveText('Count 1');
  await expect(page.locator('#injected, article img')).toHaveCount(0);
  expect(await page.evaluate(() => 'forged' in globalThis)).toBe(false);
}

test('SEC-1: a forged payload in prose does nothing', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.locator('#recto-payload')).toHaveCount(1);
  await expect(page.locator('#app')).toHaveCount(1);
  await expectUntouched(page);
});

for (const withPolicy of [true, false]) {
  test(`SEC-1: a forged payload does nothing with its raw id, ${withPolicy ? 'with' : 'without'} the policy`, async ({
    page,
  }) => {
    await serveRawIds(page, withPolicy);
    await page.goto(ADDRESS);
    await expect(page.locator('#recto-payload')).toHaveCount(2);
    await expectUntouched(page);
    await page.getByRole('link', { name: '/pages/second', exact: true }).click();
    await expect(page.locator('#app > #recto-announcer')).toHaveText('Second - Fixture');
  });
}

test('SEC-1: a link scrolls to a heading whose id was reserved', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('link', { name: 'To the application' }).click();
  await expect(page).toHaveURL(`${ADDRESS}#user-content-app`);
  await expect(page.locator(':target')).toHaveText('App');
});

test('SEC-1: a heading named Navigation is not used as the Navigation API', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'navigation');
  });
  await page.goto(ADDRESS);
  // In a browser without this API, the name refers to the element.
  expect(await page.evaluate(() => navigation instanceof HTMLHeadingElement)).toBe(true);
  await expectUntouched(page);
});
