import { childrenOf, isElement, textOf } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from './journey.ts';
import { readShown } from './shown-words.ts';

/** Every page of the website says the same as its markdown. */

const AT_ONCE = 16;
const HREF = /<a\b[^>]*?\shref="(\/[^"#?]*)"/gu;

/** The list of changes shows what happened long ago by its titles only; markdown has no room to save. */
const SAYS_MORE = /\/changelog$/u;

test('every page says the same as its markdown', async ({ page, request, baseURL }) => {
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
    const twins = await Promise.all(now.map(async (path) => await read(path, 'text/markdown')));
    const shown = await readShown(page, pages, titles());
    for (const [place, path] of now.entries()) {
      const said = (await parseMarkdown(twins[place] ?? '', path)).body.nodes.map(wordsOf).join(' ');
      const { all = '', prose = '' } = shown[place] ?? {};
      const missing = subtract(all, said);
      const added = SAYS_MORE.test(path) ? [] : subtract(said, all);
      if (missing.length + added.length > 0)
        different.push(`${path}: missing ${missing.join(' ')}; added ${added.join(' ')}`);
      else if (!packed(said).includes(packed(prose))) different.push(`${path}: its prose is in another order`);
    }
  }
  expect(different).toEqual([]);
});

/** Words above callouts, in every language. */
function titles(): string[] {
  return globSync('packages/ui/src/locales/*.json').flatMap((file) => {
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return Object.keys(words).flatMap((key) => (key.startsWith('callout.') ? [words[key] ?? ''] : []));
  });
}

function wordsOf(node: TreeNode): string {
  if (!isElement(node)) return node;
  const [tag, { filename }] = node;
  if (tag === '@svg') return '';
  const name = typeof filename === 'string' ? `${filename} ` : '';
  return tag === 'pre' ? name + textOf(node) : ` ${childrenOf(node).map(wordsOf).join('')} `;
}

/** The words of one text that another does not have, as often as it lacks them. */
function subtract(text: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsIn(other)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsIn(text).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

function packed(text: string): string {
  return wordsIn(text).join('');
}
