import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './studio-site.ts';

/** Signing in to the studio in a browser, with a real issuer. */
const SESSION = '/__recto_studio/auth/session';

/** Fills in the login page of the issuer. */
async function writeLogin(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
}

const sessionIn = async (page: Page): Promise<{ user: { email: string; role: string } | null; token: string }> =>
  (await page.evaluate(async (path): Promise<unknown> => await (await fetch(path)).json(), SESSION)) as never;

const pressKey = async (page: Page, key: string): Promise<void> => {
  await page.locator('body').press(key);
};

test.describe('with one provider', () => {
  test.use({ env: { RECTO_STUDIO_USERS: '' } });

  for (const key of ['Meta+.', 'Control+.']) {
    test(`${key} opens the sign-in page, returns, and then loads the editor`, async ({ page, site }) => {
      await page.goto(`${site.origin}/en/second?a=b#c`);
      await pressKey(page, key);
      await page.waitForURL(`${site.issuer.url}/**`);
      await writeLogin(page, 'ann');
      await page.waitForURL(`${site.origin}/en/second?a=b#c`);
      expect(await sessionIn(page)).toMatchObject({ user: { email: 'ann@example.com', role: 'publisher' } });
      await pressKey(page, key);
      const panel = page.getByRole('complementary', { name: 'Studio' });
      // This server has no repository.
      await expect(panel.getByRole('alert')).toContainText('This site cannot be edited here');
      expect(page.url()).toBe(`${site.origin}/en/second?a=b#c`);
    });
  }

  test('scripts cannot read the session cookie, but can read the flag cookie', async ({ page, site, context }) => {
    await page.goto(`${site.origin}/_studio?redirect=/en`);
    await writeLogin(page, 'ann');
    await page.waitForURL(`${site.origin}/en`);
    const cookies = (await context.cookies(site.origin)).map(({ name, httpOnly, sameSite, path }) => [
      name,
      httpOnly,
      sameSite,
      path,
    ]);
    expect(cookies).toEqual(
      expect.arrayContaining([
        ['recto-studio', true, 'Lax', '/'],
        ['recto-studio-user', false, 'Lax', '/'],
      ]),
    );
    expect(await page.evaluate(() => document.cookie)).toBe('recto-studio-user=1');
  });

  test('continues an edit after the session has ended and the person signed in again in another window', async ({
    page,
    site,
    context,
  }) => {
    const signIn = async (window: Page): Promise<void> => {
      await window.goto(`${site.origin}/_studio?redirect=/en`);
      // The issuer remembers the person.
      if (!window.url().startsWith(site.origin)) await writeLogin(window, 'ann');
      await window.waitForURL(`${site.origin}/en`);
    };
    await signIn(page);
    const write = async (token: string): Promise<number> =>
      await page.evaluate(
        async ([path, value]) =>
          (await fetch(`${path}s`, { method: 'DELETE', headers: { 'x-recto-token': value ?? '' } })).status,
        [SESSION, token],
      );
    const { token } = await sessionIn(page);
    // The person is signed in, but not an administrator.
    expect(await write(token)).toBe(403);
    await site.restart({ RECTO_STUDIO_SECRETS: 'b'.repeat(40) });
    expect(await write(token)).toBe(401);
    const other = await context.newPage();
    await signIn(other);
    expect(await sessionIn(page)).toMatchObject({ user: { email: 'ann@example.com' } });
    expect(await write((await sessionIn(page)).token)).toBe(403);
  });

  test('a session survives a restart and a rotation of secrets', async ({ page, site }) => {
    await page.goto(`${site.origin}/_studio?redirect=/en`);
    await writeLogin(page, 'ann');
    await page.waitForURL(`${site.origin}/en`);
    await site.restart({ RECTO_STUDIO_SECRETS: `${'b'.repeat(40)} ${'a'.repeat(40)}` });
    expect((await sessionIn(page)).user?.email).toBe('ann@example.com');
  });

  test('signing out ends the session', async ({ page, site }) => {
    await page.goto(`${site.origin}/_studio?redirect=/en`);
    await writeLogin(page, 'ann');
    await page.waitForURL(`${site.origin}/en`);
    const { token } = await sessionIn(page);
    const status = await page.evaluate(
      async ([path = '', value = '']) =>
        (await fetch(path, { method: 'DELETE', headers: { 'x-recto-token': value } })).status,
      [SESSION, token],
    );
    expect(status).toBe(204);
    expect((await sessionIn(page)).user).toBeNull();
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('rejects a person without a role, who can try another account', async ({ page, site }) => {
    await page.goto(`${site.origin}/_studio?redirect=/en`);
    await writeLogin(page, 'guest');
    await page.waitForURL(`${site.origin}/en/studio-sign-in?**`);
    await expect(page.getByRole('alert')).toHaveText(
      'Your account cannot edit this site. Ask its administrator for access.',
    );
    await expect(page.getByRole('link', { name: 'Continue with Acme' })).toBeVisible();
    expect((await sessionIn(page)).user).toBeNull();
  });

  test('redirects to the home page instead of another origin', async ({ page, site }) => {
    await page.goto(`${site.origin}/_studio?redirect=//evil.example/`);
    await writeLogin(page, 'ann');
    await page.waitForURL(`${site.origin}/en`);
  });
});

test('shows a page with all providers if there are several, which works without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/_studio?redirect=/en/second`);
  await expect(page).toHaveURL(/\/en\/studio-sign-in\?redirect=%2Fen%2Fsecond$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect email address or password.');
  await page.getByLabel('Email address').fill('Ann@example.com');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.origin}/en/second`);
  await page.goto(`${site.origin}/_studio?redirect=/en`);
  await expect(page).toHaveURL(`${site.origin}/en`);
  await context.close();
});

test('the sign-in page is accessible, in the language of the previous page or the chosen one', async ({
  page,
  site,
  context,
}) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'ar', url: site.origin }]);
  await page.goto(`${site.origin}/_studio`);
  await expect(page).toHaveURL(/\/ar\/studio-sign-in/u);
  await context.clearCookies();
  await page.goto(`${site.origin}/_studio?redirect=/ar`);
  await expect(page).toHaveURL(/\/ar\/studio-sign-in/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: 'المتابعة باستخدام Acme' }).click();
  await page.waitForURL(`${site.issuer.url}/**`);
  await writeLogin(page, 'ann');
  await page.waitForURL(`${site.origin}/ar`);
});

test.describe('without providers', () => {
  test.use({ env: { RECTO_STUDIO_USERS: '', RECTO_STUDIO_ACME_ID: '', RECTO_STUDIO_SECRETS: '' } });

  test('there is no studio, and the shortcut does nothing', async ({ page, site }) => {
    const missing = await page.goto(`${site.origin}/_studio`);
    expect(missing?.status()).toBe(404);
    expect((await page.goto(`${site.origin}/en/studio-sign-in`))?.status()).toBe(404);
    await page.goto(`${site.origin}/en`);
    const sessionResponse = page.waitForResponse((response) => response.url().endsWith(SESSION));
    await pressKey(page, 'Control+.');
    expect((await sessionResponse).status()).toBe(404);
    expect(page.url()).toBe(`${site.origin}/en`);
  });
});

test.describe('with several servers and no database', () => {
  test.use({ env: { RECTO_STUDIO_SEVERAL_SERVERS: '1' } });

  test('the server does not start and shows a hint', async ({ site }) => {
    await expect.poll(() => site.log()).toContain('Set RECTO_STUDIO_DATABASE_URL to a PostgreSQL database');
    expect((await fetch(`${site.origin}/en`)).status).toBe(503);
  });
});

test('visitors load only the keyboard shortcut of the studio', async ({ page, site }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${site.origin}/en`);
  await page.mouse.move(10, 10);
  await page.getByRole('link', { name: 'The second' }).click();
  await page.waitForURL(`${site.origin}/en/second`);
  expect(loaded.filter((url) => /studio|sign-in/u.test(new URL(url).pathname))).toEqual([]);
});
