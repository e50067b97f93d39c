import type { APIRequestContext, APIResponse } from '@playwright/test';
import { site } from '../tests/fixtures/website.ts';
import { redirects } from '../redirects.ts';
import { becomeAlive, expect, isSameDocument, markDocument, test } from './journey.ts';

/** Every old address of the site, on the server and in the static folder: one hop, and a page at its end. */

const isStatic = (): boolean => test.info().project.name === 'static';

/** An old address in each form it may have been written in, with the language it ends in. */
const forms = [
  { prefix: '', language: '/en' },
  { prefix: '/en', language: '/en' },
  { prefix: '/ar', language: '/ar' },
];

for (const [pattern, redirect] of Object.entries(redirects)) {
  test(`${pattern} leads to ${redirect}`, async ({ request }) => {
    // What lies below an old address can only be known by a server.
    const path = pattern.replace('/**', isStatic() ? '' : '/some/where');
    for (const { prefix, language } of forms) {
      const target = await follow(request, prefix + path);
      expect(target).toBe(language + redirect);
      await expectPage(request, target);
    }
  });
}

/** Where an address leads, in one hop. */
async function follow(request: APIRequestContext, path: string): Promise<string> {
  if (isStatic()) return targetOf(await request.get(path));
  const forms = [path, `${path}/`, path.toUpperCase(), `${path}?a=1`];
  const answers = await Promise.all(forms.map((form) => request.get(form, { maxRedirects: 0, headers: chosen })));
  const locations = answers.map((answer) => {
    expect(answer.status(), answer.url()).toBe(301);
    return answer.headers()['location'] ?? '';
  });
  // Neither case nor a slash matters, and the query goes along.
  const [location = ''] = locations;
  expect(locations.slice(1)).toEqual([location, location, location.replace(/(?=#|$)/u, '?a=1')]);
  const payload = await request.get(`${path}/_payload.json`);
  expect(await payload.json()).toEqual({ redirect: location, status: 301 });
  return location;
}

/** Old addresses follow their own language, never the one that is remembered. */
const chosen = { cookie: 'i18n_redirected=ar' };

/** Where a redirect page leads; it says so to browsers without script, to machines and to readers alike. */
async function targetOf(answer: APIResponse): Promise<string> {
  expect(answer.status(), answer.url()).toBe(200);
  const html = await answer.text();
  const target = /<meta http-equiv="refresh" content="0; url=([^"]*)">/u.exec(html)?.[1] ?? '';
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(`<link rel="canonical" href="https://recto.example${target.split('#')[0]}">`);
  expect(html).toContain(`<a href="${target}">`);
  return target;
}

/** Pages at the end of a redirect: many old addresses lead to the same one. */
const pages = new Map<string, Promise<string>>();

async function expectPage(request: APIRequestContext, address: string): Promise<void> {
  const [path = '', anchor] = address.split('#');
  const page = pages.get(path) ?? read(request, path);
  pages.set(path, page);
  const html = await page;
  expect(html, `${path} is a page of its own`).not.toContain('http-equiv="refresh"');
  if (anchor !== undefined) expect(html, address).toContain(`id="${anchor}"`);
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const page = await request.get(path, { maxRedirects: 0 });
  expect(page.status(), path).toBe(200);
  return await page.text();
}

test('a redirect in the browser keeps query and hash, unless the target has a hash of its own', async ({ page }) => {
  await page.goto('/ar/guide/writing/csv?a=1#b');
  await expect(page).toHaveURL(/\/ar\/docs\/files\/csv\/?\?a=1#b$/u);
  await page.goto('/guide/writing/mdc?a=1#b');
  await expect(page).toHaveURL(/\/en\/docs\/files\/markdown\/?\?a=1#component-syntax$/u);
});

test('an old address that looks like a call is a page’s all the same', async ({ page }) => {
  await page.goto('/api/components/content-slot#props');
  await expect(page).toHaveURL(/\/en\/docs\/components\/slot\/?#props$/u);
});

test.describe('where no file answers', () => {
  // A static host says 404 before the page that it shows for that leads on.
  test.use({ expectedConsole: /Failed to load resource/u });

  test('an old address below another leads on, even where only the browser can know', async ({ page }) => {
    await page.goto('/ar/Examples/some/where?a=1');
    await expect(page).toHaveURL(/\/ar\/templates\/?\?a=1$/u);
  });

  test('a link to an old address, followed in the page, ends at the new one', async ({ page }) => {
    await page.goto('/ar');
    await becomeAlive(page);
    await markDocument(page);
    await page.evaluate(() => {
      location.href = '/ar/guide/writing/JSON#b';
    });
    await expect(page).toHaveURL(/\/ar\/docs\/files\/json\/?#b$/u);
    if (!isStatic()) expect(await isSameDocument(page)).toBe(true);
  });
});

// A server needs no such file.
test('static hosts learn of every redirect, wildcards last', { tag: '@static-only' }, async ({ request }) => {
  const every = [
    { prefix: '', language: '/en' },
    ...site.locales.map(({ code }) => ({ prefix: `/${code}`, language: `/${code}` })),
  ];
  const lines = (await (await request.get('/_redirects')).text()).trim().split('\n');
  const below = Object.keys(redirects).filter((path) => path.endsWith('/**'));
  expect(lines).toHaveLength((Object.keys(redirects).length + below.length) * every.length);
  for (const [path, redirect] of Object.entries(redirects)) {
    const exact = path.replace('/**', '');
    for (const { prefix, language } of every) expect(lines).toContain(`${prefix}${exact} ${language}${redirect} 301`);
  }
  expect(lines.slice(-below.length * every.length)).toEqual(
    below.flatMap((path) =>
      every.map(({ prefix, language }) => `${prefix}${path.slice(0, -1)} ${language}/templates 301`),
    ),
  );
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('an old address leads on', async ({ page }) => {
    await page.goto('/get-started');
    await expect(page).toHaveURL(/\/en\/docs\/getting-started\/installation\/?$/u);
  });
});
