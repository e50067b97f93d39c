/** Tests that no generated file contains a draft, by searching each file for a word that only drafts contain. */
import { expect, test } from 'vitest';
import { openDocs } from './fixtures/open-docs.ts';

const SECRET = 'zirconium';
const PUBLIC = 'daylight';

const page = (word: string, more = ''): string =>
  `---\ntitle: In ${word}\ndescription: About ${word}.\n${more}---\n\nWords in ${word}.\n`;
const template = (word: string, more = ''): string =>
  page(
    word,
    `slug: ${word}\ncategory: blog\ndemo: /demo/${word}\nimage1: /a.png\nmainScreen: /a.png\nname: ${word}\nowner: a\n${more}`,
  );
const info = 'title: A list\ndescription: Of pages.\n';

/**
 * Files of a site. If `isDraft`, the pages with the word `SECRET` are drafts, some by front matter and some by file
 * name; otherwise they are published.
 */
function filesWith(isDraft: boolean): Record<string, string> {
  const draft = isDraft ? 'draft: true\n' : '';
  const ending = isDraft ? '.draft.md' : '.md';
  const date = 'date: 2026-11-01\n';
  return {
    'en/index.md': page(PUBLIC),
    'en/info/blog.yml': info,
    'en/info/changelog.yml': info,
    'en/info/templates.yml': info,
    'en/docs/1.guide/1.open.md': page(PUBLIC),
    'en/docs/1.guide/2.hidden.md': page(SECRET, draft),
    [`en/docs/2.${SECRET}/1.deep${ending}`]: page(SECRET),
    // The translation of a published page.
    [`ar/docs/1.guide/1.open${ending}`]: page(SECRET),
    'en/blog/1.open.md': page(PUBLIC, date),
    'en/blog/2.hidden.md': page(SECRET, date + draft),
    [`fr/blog/1.open${ending}`]: page(SECRET, date),
    'en/changelog/1.open.md': page(PUBLIC, date),
    [`en/changelog/2.hidden${ending}`]: page(SECRET, date),
    'en/templates/1.open.md': template(PUBLIC),
    'en/templates/2.hidden.md': template(SECRET, draft),
  };
}

/** Generated files that contain nothing about pages. */
const WITHOUT_PAGES = new Set(['/humans.txt', '/robots.txt', '/.well-known/security.txt']);

test('generated files contain the published pages, and no drafts', { timeout: 120_000 }, async () => {
  const docs = await openDocs(filesWith(true), '', { drafts: false });
  const paths = await docs.files();
  for (const path of ['/sitemap.xml', '/llms.txt', '/llms-full.txt', '/ar/blog/atom.xml', '/api/templates.json']) {
    expect(paths).toContain(path);
  }
  const words: Record<string, string[]> = {};
  for (const path of paths) {
    const text = `${path}\n${(await (await docs.file(path))?.text()) ?? ''}`.toLowerCase();
    words[path] = [SECRET, PUBLIC, 'docs/guide/open'].filter((word) => text.includes(word));
  }
  const expected = (path: string): string[] => {
    if (WITHOUT_PAGES.has(path)) return [];
    if (path === '/sitemap.xml') return ['docs/guide/open'];
    const isOfDocs = /^\/(?:en\/docs\/guide\/)?llms/u.test(path);
    return isOfDocs ? [PUBLIC, 'docs/guide/open'] : [PUBLIC];
  };
  expect(words).toEqual(Object.fromEntries(paths.map((path) => [path, expected(path)])));
});

test('no draft has a markdown version', { timeout: 120_000 }, async () => {
  const { markdown } = await openDocs(filesWith(true), '', { drafts: false });
  const addresses = await markdown.list();
  expect(addresses).toContain('/raw/en/docs/guide/open.md');
  const texts = await Promise.all(
    addresses.map(async (address) => await markdown.read(address.replace(/^\/raw|\.md$/gu, ''))),
  );
  expect([...addresses, ...texts].filter((text) => /zirconium|hidden/u.test(text ?? ''))).toEqual([]);
  for (const path of ['/en/docs/guide/hidden', `/en/docs/${SECRET}/deep`, '/en/blog/hidden', '/en/templates/hidden']) {
    expect(await markdown.read(path)).toBeUndefined();
  }
});

test('generated files contain the pages that were drafts after they are published', { timeout: 120_000 }, async () => {
  const docs = await openDocs(filesWith(false), '', { drafts: false });
  const paths = [
    '/llms.txt',
    '/llms-full.txt',
    '/sitemap.xml',
    '/en/docs/guide/llms.txt',
    '/fr/blog/rss.xml',
    '/ar/blog/atom.xml',
    '/en/changelog/feed.json',
    '/api/templates.json',
  ];
  for (const path of paths) {
    const text = (await (await docs.file(path))?.text()) ?? '';
    expect([path, text.includes(SECRET)]).toEqual([path, true]);
  }
});
