import type { APIRequestContext, APIResponse } from '@playwright/test';
import { site } from '../tests/fixtures/website.ts';
import { redirects } from '../redirects.ts';
import { hydrate, expect, isSameDocument, markDocument, test } from './browser-test.ts';

/** Tests that every legacy path redirects to a page in one step, on the server and in the static build. */

const isStatic = (): boolean => test.info().project.name === 'static';

/** Prefixes of a legacy path, with the language of the target. */
const prefixes = [
  { prefix: '', language: '/en' },
  { prefix: '/en', language: '/en' },
  { prefix: '/ar', language: '/ar' },
];

for (const [pattern, redirect] of Object.entries(redirects)) {
  test(`${pattern} redirects to ${redirect}`, async ({ request }) => {
    // A static build has no files for the paths below a legacy path; the browser redirects them, see below.
    const path = pattern.replace('/**', isStatic() ? '' : '/some/where');
    for (const { prefix, language } of prefixes) {
      const target = await follow(request, prefix + path);
      expect(target).toBe(language + redirect);
      await expectPage(request, target);
    }
  });
}

/** Returns the target of a redirect after one step. */
async function follow(request: APIRequestContext, path: string): Promise<string> {
  if (isStatic()) return targetOf(await request.get(path));
  const spellings = [path, `${path}/`, path.toUpperCase(), `${path}?a=1`];
  const responses = await Promise.all(
    spellings.map((spelling) => request.get(spelling, { maxRedirects: 0, headers: rememberedLanguage })),
  );
  const locations = responses.map((response) => {
    expect(response.status(), response.url()).toBe(301);
    return response.headers()['location'] ?? '';
  });
  // Case and a trailing slash are ignored, and the query is kept.
  const [location = ''] = locations;
  expect(locations.slice(1)).toEqual([location, location, location.replace(/(?=#|$)/u, '?a=1')]);
  const payload = await request.get(`${path}/_payload.json`);
  expect(await payload.json()).toEqual({ redirect: location, status: 301 });
  return location;
}

/** A remembered language, which redirects of legacy paths ignore. */
const rememberedLanguage = { cookie: 'i18n_redirected=ar' };

/** Returns the target of a redirect page, which is in a meta refresh, a canonical link and a visible link. */
async function targetOf(response: APIResponse): Promise<string> {
  expect(response.status(), response.url()).toBe(200);
  const html = await response.text();
  const target = /<meta http-equiv="refresh" content="0; url=([^"]*)">/u.exec(html)?.[1] ?? '';
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(`<link rel="canonical" href="https://recto.example${target.split('#')[0]}">`);
  expect(html).toContain(`<a href="${target}">`);
  return target;
}

/** Cache of target pages, since many legacy paths redirect to the same page. */
const pages = new Map<string, Promise<string>>();

async function expectPage(request: APIRequestContext, address: string): Promise<void> {
  const [path = '', anchor] = address.split('#');
  const page = pages.get(path) ?? read(request, path);
  pages.set(path, page);
  const html = await page;
  expect(html, `${path} is not another redirect`).not.toContain('http-equiv="refresh"');
  if (anchor !== undefined) expect(html, address).toContain(`id="${anchor}"`);
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const page = await request.get(path, { maxRedirects: 0 });
  expect(page.status(), path).toBe(200);
  return await page.text();
}

test('a redirect in the browser keeps query and hash, unless the target has a hash', async ({ page }) => {
  await page.goto('/ar/guide/writing/csv?a=1#b');
  await expect(page).toHaveURL(/\/ar\/docs\/files\/csv\/?\?a=1#b$/u);
  await page.goto('/guide/writing/mdc?a=1#b');
  await expect(page).toHaveURL(/\/en\/docs\/files\/markdown\/?\?a=1#component-syntax$/u);
});

test('a legacy path below /api redirects to a page', async ({ page }) => {
  await page.goto('/api/components/content-slot#props');
  await expect(page).toHaveURL(/\/en\/docs\/components\/slot\/?#props$/u);
});

test.describe('without a file for the path', () => {
  // A static host responds with 404 and a page that redirects.
  test.use({ expectedConsole: /Failed to load resource/u });

  test('a path below a legacy path is redirected, in a static build by the browser', async ({ page }) => {
    await page.goto('/ar/Examples/some/where?a=1');
    await expect(page).toHaveURL(/\/ar\/templates\/?\?a=1$/u);
  });

  test('setting location.href to a legacy path opens the new path (on a server without a page load)', async ({
    page,
  }) => {
    await page.goto('/ar');
    await hydrate(page);
    await markDocument(page);
    await page.evaluate(() => {
      location.href = '/ar/guide/writing/JSON#b';
    });
    await expect(page).toHaveURL(/\/ar\/docs\/files\/json\/?#b$/u);
    if (!isStatic()) expect(await isSameDocument(page)).toBe(true);
  });
});

// A server does not need this file.
test('the _redirects file contains every redirect, wildcards last', { tag: '@static-only' }, async ({ request }) => {
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

  test('a legacy path is redirected', async ({ page }) => {
    await page.goto('/get-started');
    await expect(page).toHaveURL(/\/en\/docs\/getting-started\/installation\/?$/u);
  });
});
