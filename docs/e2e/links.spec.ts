import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './journey.ts';

/** Every page that a visitor can walk to, on links alone, from the two homes of the site. */

const HOMES = ['/en', '/ar'];
const HREF = /<a\b[^>]*?\shref="([^"]*)"/gu;

test('every link of every page leads to a page, and to a part that it has', async ({ request, baseURL }) => {
  test.slow();
  const pages = new Map<string, string>();
  const wanted: { from: string; to: URL }[] = [];
  const waiting = [...HOMES];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const html = await read(request, path);
    pages.set(path, html);
    for (const [, href = ''] of html.matchAll(HREF)) {
      const to = new URL(href.replaceAll('&amp;', '&'), new URL(path, baseURL));
      if (to.origin !== new URL(baseURL ?? '').origin) continue;
      wanted.push({ from: path, to });
      waiting.push(pathOf(to));
    }
  }
  const lost = wanted.filter(({ to }) => !hasPart(pages.get(pathOf(to)) ?? '', to.hash));
  expect(lost.map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`)).toEqual([]);
  expect(pages.size).toBeGreaterThan(80);
});

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  // What is no page has no links: markdown may name some, as text.
  return response.headers()['content-type']?.startsWith('text/html') === true ? await response.text() : '';
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/(?<=.)\/$/u, '');
}

function hasPart(html: string, hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || html.includes(`id="${id}"`);
}
