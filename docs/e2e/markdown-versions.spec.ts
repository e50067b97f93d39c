import { globSync, readFileSync } from 'node:fs';
import { markdownText } from '../../packages/site/src/check/markdown-text.ts';
import { subtractWords, wordsOf } from '../../packages/site/src/check/text-words.ts';
import { expect, test } from './browser-test.ts';
import { readPageText } from './page-text.ts';

/** Tests that every page of the website has the same text as its markdown version. */

const AT_ONCE = 16;
const HREF = /<a\b[^>]*?\shref="(\/[^"#?]*)"/gu;

/** The changelog page shows only the titles of old entries; its markdown version has their full text. */
const LONGER_MARKDOWN = /\/changelog$/u;

test('every page has the same text as its markdown version', async ({ page, request, baseURL }) => {
  test.slow();
  const read = async (path: string, accept: string): Promise<string> => {
    const response = await fetch(new URL(path, baseURL), { headers: { accept, 'accept-encoding': 'identity' } });
    expect(response.headers.get('content-type'), path).toBe(`${accept}; charset=utf-8`);
    expect(response.headers.get('vary'), path).toContain('accept');
    return await response.text();
  };
  const codes = (await (await request.get('/en')).text()).matchAll(/hreflang="([\w-]+)" href="[^"]*?\/(\w+)"/gu);
  const lists = [...new Set([...codes].map(([, , code = '']) => `/${code}/search`))];
  expect(lists).toHaveLength(8);
  const listed = (await Promise.all(lists.map(async (path) => await read(path, 'text/html')))).join('');
  const links = [...listed.matchAll(HREF)].map(([, href = '']) => decodeURI(href));
  const paths = [...new Set(links)].filter((path) => !lists.includes(path) && !/\.\w+$|^\/$|^\/demo/u.test(path));
  expect(paths.length).toBeGreaterThan(500);

  const different: string[] = [];
  for (let first = 0; first < paths.length; first += AT_ONCE) {
    const now = paths.slice(first, first + AT_ONCE);
    const pages = await Promise.all(now.map(async (path) => await read(path, 'text/html')));
    const versions = await Promise.all(now.map(async (path) => await read(path, 'text/markdown')));
    const pageTexts = await readPageText(page, pages, titles());
    for (const [index, path] of now.entries()) {
      const markdownWords = wordsOf(await markdownText(versions[index] ?? ''));
      const { all = '', prose = '' } = pageTexts[index] ?? {};
      const missing = subtractWords(wordsOf(all), markdownWords);
      const added = LONGER_MARKDOWN.test(path) ? [] : subtractWords(markdownWords, wordsOf(all));
      if (missing.length + added.length > 0)
        different.push(`${path}: missing ${missing.join(' ')}; added ${added.join(' ')}`);
      else if (!markdownWords.join('').includes(wordsOf(prose).join('')))
        different.push(`${path}: the prose is in another order`);
    }
  }
  expect(different).toEqual([]);
});

/** Default titles of callouts, in every language. */
function titles(): string[] {
  return globSync('packages/ui/src/locales/*.json').flatMap((file) => {
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return Object.keys(messages).flatMap((key) => (key.startsWith('callout.') ? [messages[key] ?? ''] : []));
  });
}
