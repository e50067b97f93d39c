import { expect, test } from 'vitest';
import { checkOrphans } from './check-orphans.ts';
import type { CheckedFile } from './checked-file.ts';

type Given = Partial<Pick<CheckedFile, 'draft' | 'isUnlisted'>> & { links?: string[] };

function page(path: string, { links = [], ...fields }: Given = {}): CheckedFile {
  return {
    file: `${path.slice(1)}.md`,
    locale: undefined,
    draft: false,
    paths: [{ collection: 'docs', path, isPage: true }],
    ids: new Set(),
    urls: links.map((url) => ({ url, kind: 'link' as const, line: 7 })),
    imagesWithoutAlt: [],
    formerPaths: [],
    head: undefined,
    isUnlisted: false,
    hash: '',
    source: undefined,
    ...fields,
  };
}

const orphansIn = (files: CheckedFile[], { locales = ['en'], links = [] as string[] } = {}): (string | undefined)[] =>
  checkOrphans({ files, locales, links, publicFiles: new Set(), assets: new Set() }).map(({ file }) => file);

const unlisted = { isUnlisted: true };

test('a page that is neither in the navigation nor linked is an error', () => {
  expect(orphansIn([page('/a'), page('/lost', unlisted)])).toEqual(['lost.md']);
  // A page that only links to itself is an error, too.
  expect(orphansIn([page('/a'), page('/lost', { ...unlisted, links: ['/lost#top', '#x'] })])).toEqual(['lost.md']);
});

test.for(['/found', '/found/', '/found#part', 'found', '/found?x=1'])('a link to %s is enough', (link) => {
  expect(orphansIn([page('/a', { links: [link] }), page('/found', unlisted)])).toEqual([]);
});

test('a page in the navigation needs no link, and neither does a draft', () => {
  expect(orphansIn([page('/a'), page('/b'), page('/c', { ...unlisted, draft: true })])).toEqual([]);
});

test('pages that code links to are listed in the configuration', () => {
  const files = [page('/thanks', unlisted)];
  expect(orphansIn(files, { links: ['/thanks'] })).toEqual([]);
  expect(orphansIn(files, { links: ['/else'] })).toEqual(['thanks.md']);
});

test('a link in one language also counts for translations', () => {
  const files = [page('/en/a', { links: ['/en/b'] }), page('/en/b', unlisted), page('/fr/b', unlisted)];
  expect(orphansIn(files, { locales: ['en', 'fr'] })).toEqual([]);
  // A link from its translation does not count.
  const alone = [page('/en/b', { ...unlisted, links: ['/fr/b'] }), page('/fr/b', { ...unlisted, links: ['/en/b'] })];
  expect(orphansIn(alone, { locales: ['en', 'fr'] })).toEqual(['en/b.md', 'fr/b.md']);
});
