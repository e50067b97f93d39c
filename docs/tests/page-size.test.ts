import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filePayloadOf } from '../../packages/site/src/payload/resolved-page.ts';
import { openDocs } from './fixtures/open-docs.ts';

/** Text of the page that `scripts/budgets.ts` measures. */
const text = readFileSync(join(import.meta.dirname, '../content/en/docs/3.files/1.markdown.md'), 'utf8').replace(
  /^---.*?---/su,
  '',
);
const WORDS = [...new Set(text.toLowerCase().match(/[a-z]{4,9}/gu))];

/** Three words for the title of a page, unique for each page. */
const nameOf = (number: number): string[] =>
  [1, WORDS.length, WORDS.length ** 2].map(
    (size, index) => WORDS[(Math.floor(number / size) + number * index * 7) % WORDS.length] ?? '',
  );

const PAGE = '/en/docs/reference/internals/the-page';

/** Writes `count` pages into folders, with the measured page in the middle of one of them. */
function writePages(folders: readonly string[], count: number): Record<string, string> {
  const write = (title: string, words: string): string =>
    `---\ntitle: ${title}\ndescription: One of many.\n---\n\n${words}\n`;
  const files = Array.from({ length: count - 1 }, (_, index) => {
    const name = nameOf(index);
    const number = Math.floor(index / folders.length) + 1;
    const file = `en/docs/${folders[index % folders.length]}/${number}.${name.join('-')}.md`;
    return [file, write(name.join(' '), 'Words.')] as const;
  });
  const middle = Math.ceil(count / folders.length / 2);
  return {
    ...Object.fromEntries(files),
    [`en/docs/5.reference/3.internals/${middle}.the-page.md`]: write('The page', text),
  };
}

const SECTIONS = [
  '1.start',
  '2.guides',
  '3.concepts',
  '4.api',
  '5.reference',
  '6.integrations',
  '7.deployment',
  '8.recipes',
];
const GROUPS = ['1.basics', '2.advanced', '3.internals', '4.operations', '5.patterns'];
const spread = SECTIONS.flatMap((section) => GROUPS.map((group) => `${section}/${group}`));

interface PageSize {
  /** Bytes after brotli compression. */
  html: number;
  payload: number;
}

async function measurePage(files: Record<string, string>): Promise<PageSize> {
  const { html, payload } = await openDocs(files);
  const size = (sent: string): number => brotliCompressSync(sent).length;
  return { html: size(await html(PAGE)), payload: size(JSON.stringify(filePayloadOf(await payload(PAGE)))) };
}

describe('the size of a page does not grow with the site', { timeout: 120_000 }, () => {
  test.for([
    ['1,000 pages in 40 folders', writePages(spread, 1000)],
    ['10,000 pages in 40 folders', writePages(spread, 10_000)],
    ['1,000 pages in one folder', writePages(['5.reference/3.internals'], 1000)],
  ] as const)('%s: within 5 % of 50 pages', async ([, files]) => {
    const [small, large] = [await measurePage(writePages(spread, 50)), await measurePage(files)];
    expect(Math.abs(large.html / small.html - 1)).toBeLessThan(0.05);
    expect(Math.abs(large.payload / small.payload - 1)).toBeLessThan(0.05);
  });
});
