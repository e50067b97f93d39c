import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseFilePath } from '@recto/content';
import type { Locale } from '@recto/site/client';
import { site } from '../tests/fixtures/website.ts';
import { hydrate, expect, isSameDocument, markDocument, test } from './browser-test.ts';

/** Tests untranslated pages of the documentation in the other languages. */

const content = join(import.meta.dirname, '..', 'content');

function pathsOf(locale: string): string[] {
  const folder = join(content, locale, 'docs');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  // Drafts are not published.
  const isPublished = (file: string): boolean => !/^draft: true$/mu.test(readFileSync(join(folder, file), 'utf8'));
  const pages = files.filter((file) => file.endsWith('.md') && isPublished(file));
  return pages.map((file) => parseFilePath(`docs/${file}`).path);
}

const originals = pathsOf('en').sort();
const others: Locale[] = site.locales.filter(({ code }) => code !== 'en');
/** Paths of the translated pages by language. */
const translated = new Map(others.map(({ code }) => [code, new Set(pathsOf(code))]));
const missing = originals.filter((path) => !translated.get('ar')?.has(path));
const isTranslated = (path: string): boolean => [...translated.values()].some((paths) => paths.has(path));
const url = 'https://recto.example';

for (const { code, language = code, dir = 'ltr' } of others) {
  // Arabic differs most from the other languages, which are tested in `npm run test:long`.
  const tag = code === 'ar' ? [] : ['@long'];
  test(`every page of the documentation exists in ${code}`, { tag }, async ({ baseURL }) => {
    for (const path of originals) {
      const response = await fetch(new URL(`/${code}${path}`, baseURL));
      expect([response.status, response.redirected], path).toEqual([200, false]);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
      const isOwn = translated.get(code)?.has(path) === true;
      // The original of an untranslated page is canonical in its own language, and has no alternates.
      expect(html).toContain(`<link rel="canonical" href="${url}/${isOwn ? code : 'en'}${path}">`);
      expect(html.includes('<link rel="alternate" hreflang='), path).toBe(isOwn);
    }
  });
}

test('an original is canonical, and lists its translations', async ({ baseURL }) => {
  expect(missing.length).toBeGreaterThan(0);
  for (const path of originals) {
    const html = await (await fetch(new URL(`/en${path}`, baseURL))).text();
    expect(html).toContain(`<link rel="canonical" href="${url}/en${path}">`);
    expect(html.includes('<link rel="alternate" hreflang='), path).toBe(isTranslated(path));
  }
});

test('an untranslated page shows the original, with header and footer in the language of the visitor', async ({
  page,
}) => {
  const [path = ''] = missing;
  await page.goto(`/ar${path}`);
  // The heading has its own language attributes.
  const text = page.getByRole('main').locator('div[lang="en"][dir="ltr"]').last();
  await expect(text).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const words = await text.innerText();
  await hydrate(page);
  expect(await text.innerText()).toBe(words);
  for (const href of await text
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(/^\/ar(?:\/|$)|\.[a-z]+$/u);
  }
});

test('navigating to an untranslated page and back updates the head both times', async ({ page }) => {
  const [path = ''] = missing;
  await page.goto('/ar/docs/getting-started');
  await hydrate(page);
  await markDocument(page);
  const canonical = page.locator('link[rel="canonical"]');
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  // Every language, and `x-default`.
  await expect(alternates).toHaveCount(site.locales.length + 1);
  const [, docs = '', folder = ''] = path.split('/');
  const entry = page.locator(`nav.docs-side .tree > li:has(> a[href^="/ar/${docs}/${folder}"])`);
  await entry.locator('summary').click();
  await entry.locator(`li a[href="/ar${path}"]`).click();
  await expect(canonical).toHaveAttribute('href', `${url}/en${path}`);
  await expect(alternates).toHaveCount(0);
  await expect(page.getByRole('main').locator('div[lang="en"]').last()).toBeVisible();
  await page.goBack();
  await expect(canonical).toHaveAttribute('href', `${url}/ar/docs/getting-started`);
  await expect(alternates).toHaveCount(site.locales.length + 1);
  expect(await isSameDocument(page)).toBe(true);
});

test('the sidebar lists every page once, in the order of the originals', async ({ request }) => {
  interface Entry {
    path: string;
    page?: boolean;
    closed?: string;
  }
  /** Lists the pages of a folder, as loaded by the sidebar. */
  const read = async (folder: string): Promise<string[]> => {
    const entries = (await (await request.get(`${folder}/_navigation.json`)).json()) as Entry[];
    const paths = entries.map(async ({ path, page, closed }) => [
      ...(page === false ? [] : [path]),
      ...(closed === undefined ? [] : await read(path)),
    ]);
    return (await Promise.all(paths)).flat();
  };
  const listed = async (locale: string): Promise<string[]> =>
    (await read(`/${locale}/docs`)).map((path) => path.replace(/^\/\w+/u, ''));
  const english = await listed('en');
  expect(english.toSorted()).toEqual(originals);
  for (const { code } of others) expect(await listed(code)).toEqual(english);
});

test('the copy button of code does not cover the file name, whatever the direction of text and page is', async ({
  page,
}) => {
  for (const path of ['/docs/collections/define', '/docs/files/markdown']) {
    await page.goto(`/ar${path}`);
    const code = page.locator('.code:not(.code-group *)', { has: page.locator('figcaption bdi') }).first();
    const name = await code.locator('figcaption bdi').boundingBox();
    const button = await code.locator('.copy-code').boundingBox();
    expect(name && button && (button.x > name.x + name.width || button.x + button.width < name.x), path).toBe(true);
  }
});
