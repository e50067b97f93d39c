import { hash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { buildSearchParts } from '../parts/build-search-parts.ts';
import type { BuildPartsOptions } from '../parts/build-search-parts.ts';
import type { SearchGroup } from '../parts/build-search-parts.ts';
import { indexPage } from '../parts/indexed-page.ts';
import { writeTranslated } from '../parts/translated.ts';
import type { SearchSection } from '../search-sections.ts';
import { createSearcher } from './create-searcher.ts';
import type { SearchResponse, SearchSource } from './create-searcher.ts';

const HASHED: BuildPartsOptions = { hash: (text) => hash('sha256', text) };

/** Creates the sections of a page from its headings and texts: `{ 'Title': 'text', 'Heading': 'text' }`. */
function page(path: string, texts: Record<string, string>): SearchSection[] {
  const [[title, content] = ['', ''], ...others] = Object.entries(texts);
  return [
    { id: path, title, titles: [], content, level: 1 },
    ...others.map(([heading, text]) => ({
      id: `${path}#${heading.toLowerCase().replaceAll(' ', '-')}`,
      title: heading,
      titles: [title],
      content: text,
      level: 2,
    })),
  ];
}

type Pages = Record<string, SearchSection[][]>;

/** Builds indexes of some languages, the default first, and records what is loaded from them. */
async function openSource(languages: Pages) {
  const [fallback = ''] = Object.keys(languages);
  const groupsOf = (locale: string): SearchGroup[] => [
    { collection: 'docs', pages: (languages[locale] ?? []).map((sections) => indexPage(sections, locale)) },
  ];
  const loaded: string[] = [];
  const source: SearchSource = {
    async root(locale) {
      if (!languages[locale]) return undefined;
      loaded.push(locale);
      const { root } = await buildSearchParts(groupsOf(locale), locale, HASHED);
      const translated = writeTranslated(groupsOf(fallback), groupsOf(locale), { fallback, locale });
      return { ...root, version: 'v', translated };
    },
    async part(locale, name) {
      loaded.push(`${locale} ${name}`);
      return (await buildSearchParts(groupsOf(locale), locale, HASHED)).files.get(name) ?? '';
    },
  };
  return { source, loaded };
}

async function find(languages: Pages, query: string, locale = 'en'): Promise<string[]> {
  const { source } = await openSource(languages);
  const { results } = await createSearcher({ source, locale, fallback: 'en' }).search(query);
  return results.map(({ path }) => path);
}

const docs = {
  en: [
    page('/en/install', { Installation: 'Start here.', Options: 'Every option of the command.' }),
    page('/en/deploy', { Deploy: 'After the installation of a server.', Docker: 'An image.' }),
    page('/en/query', { queryCollection: 'Ask for rows.', Operators: 'Compare with LIKE.' }),
  ],
};

test.for([
  ['installation', ['/en/install', '/en/install#options', '/en/deploy']],
  ['instalation', ['/en/install', '/en/install#options', '/en/deploy']],
  ['inst', ['/en/install', '/en/install#options', '/en/deploy']],
  ['docker', ['/en/deploy#docker']],
  ['install options', ['/en/install#options', '/en/install']],
  ['query collection', ['/en/query', '/en/query#operators']],
  ['zebra', []],
  ['  ', []],
] as const)('"%s" finds %j', async ([query, paths]) => {
  expect(await find(docs, query)).toEqual(paths);
});

test('ranks exact matches before prefix matches before similar words', async () => {
  const pages = ['formed', 'farm', 'form'].map((title) => page(`/en/${title}`, { [title]: 'About it.' }));
  expect(await find({ en: pages }, 'form')).toEqual(['/en/form', '/en/formed']);
  expect(await find({ en: pages.slice(0, 2) }, 'fasm')).toEqual(['/en/farm']);
});

test('returns at most three sections of a page before sections of other pages', async () => {
  const headings = ['Docker', 'Docker image', 'Docker volume', 'Docker network', 'Docker login'];
  const pages = [
    page('/en/docker', Object.fromEntries(headings.map((heading) => [heading, 'All about docker.']))),
    page('/en/deploy', { 'Deploy with or without Docker': 'An image.' }),
  ];
  const paths = await find({ en: pages }, 'docker');
  expect(paths.slice(0, 3).every((path) => path.startsWith('/en/docker'))).toBe(true);
  expect(paths[3]).toBe('/en/deploy');
  expect(paths).toHaveLength(6);
});

test('ranks adjacent words in the order of the query before the same words apart', async () => {
  const pages = [
    page('/en/apart', { Layouts: 'The contents are of one kind, each in a table.' }),
    page('/en/phrase', { Margins: 'Beside each text there is a table of contents.' }),
  ];
  expect(await find({ en: pages }, 'table of contents')).toEqual(['/en/phrase', '/en/apart']);
  expect(await find({ en: pages }, 'table contents')).toEqual(['/en/apart', '/en/phrase']);
});

test('returns pages in the language of the reader first, then untranslated originals with paths in that language', async () => {
  const languages = {
    en: [page('/en/a', { Docker: 'One.' }), page('/en/b', { Docker: 'Two.' })],
    fr: [page('/fr/c', { Autre: 'Avec Docker.' }), page('/fr/a', { Conteneur: 'Un.' })],
  };
  expect(await find(languages, 'docker', 'fr')).toEqual(['/fr/c', '/fr/b']);
  expect(await find(languages, 'docker', 'en')).toEqual(['/en/a', '/en/b']);
});

test('ranks a similar word in the language of the reader before a word form in the other language', async () => {
  const french = { ...docs, fr: [page('/fr/debut', { Installation: 'Commencez ici.' })] };
  expect(await find({ ...french, en: [page('/en/setup', { Install: 'Start here.' })] }, 'instalation', 'fr')).toEqual([
    '/fr/debut',
    '/fr/setup',
  ]);
});

test('ranks an exact word in an original before a similar word in the language of the reader', async () => {
  const languages = {
    en: [page('/en/settings', { Configuration: 'You configure it in one file.' })],
    fr: [page('/fr/recette', { Confiture: 'Des fraises.' })],
  };
  expect(await find(languages, 'configure', 'fr')).toEqual(['/fr/settings', '/fr/recette']);
});

test('ranks similar words in one language after certain matches in the other', async () => {
  const languages = {
    en: [page('/en/a', { Docker: 'One.' })],
    fr: [page('/fr/b', { Dockar: 'Un.' })],
  };
  expect(await find(languages, 'docker', 'fr')).toEqual(['/fr/a', '/fr/b']);
});

test('returns the originals for a language without an index', async () => {
  expect(await find({ en: [page('/en/a', { Docker: 'One.' })] }, 'docker', 'de')).toEqual(['/de/a']);
});

test('returns the parent titles, an excerpt, the collection and the language of a result', async () => {
  const { source } = await openSource(docs);
  const { results, count } = await createSearcher({ source, locale: 'en', fallback: 'en' }).search('image');
  expect({ results, count }).toMatchObject({
    count: 1,
    results: [
      {
        path: '/en/deploy#docker',
        title: 'Docker',
        titles: ['Deploy'],
        excerpt: [
          { text: 'An ', marked: false },
          { text: 'image', marked: true },
          { text: '.', marked: false },
        ],
        collection: 'docs',
        locale: 'en',
      },
    ],
  });
});

test('limits the number of results and counts all of them', async () => {
  const { source } = await openSource(docs);
  const { results, count } = await createSearcher({ source, locale: 'en', fallback: 'en' }).search('installation', {
    limit: 1,
  });
  expect([results.length, count]).toEqual([1, 3]);
});

test('loads nothing twice, and texts only of shown results', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    page(`/en/${index}`, { [`Title ${index}`]: `${'Filler text. '.repeat(100)} unique${index}` }),
  );
  const { source, loaded } = await openSource({ en: many });
  const searcher = createSearcher({ source, locale: 'en', fallback: 'en' });
  await searcher.warm();
  expect(loaded).toEqual(['en']);
  await searcher.search('unique7');
  await searcher.search('unique7');
  expect(new Set(loaded).size).toBe(loaded.length);
  expect(loaded.filter((name) => name.includes('texts')).length).toBeLessThan(11);
});

/** Pages of which the first three have both words of a query in their titles, each with a text part of its own. */
const titledPages = Array.from({ length: 12 }, (_, index) =>
  page(`/en/${index}`, {
    [index < 3 ? 'Strict observer' : index < 7 ? 'Strict' : 'Observer']: 'Filler text. '.repeat(800),
  }),
);

test('passes the best results on before the texts of the others are loaded', async () => {
  const { source, loaded } = await openSource({ en: titledPages });
  const searcher = createSearcher({ source, locale: 'en', fallback: 'en' });
  let first: { paths: string[]; count: number; texts: number } | undefined;
  const textsOf = () => loaded.filter((name) => name.includes('texts')).length;
  const { results } = await searcher.search('strict observer', {
    onFirst({ results: best, count }) {
      first = { paths: best.map(({ path }) => path), count, texts: textsOf() };
    },
  });
  expect(first).toEqual({ paths: results.slice(0, 3).map(({ path }) => path), count: 7, texts: 3 });
  expect(textsOf()).toBe(7);
});

test('loads all texts at once if a server returns them in one response', async () => {
  const { source } = await openSource({ en: titledPages });
  const served: SearchSource = {
    ...source,
    root: async (locale) => {
      const root = await source.root(locale);
      return root && { ...root, isServed: true };
    },
  };
  const onFirst = vi.fn<(response: SearchResponse) => void>();
  await createSearcher({ source: served, locale: 'en', fallback: 'en' }).search('strict observer', { onFirst });
  expect(onFirst).not.toHaveBeenCalled();
});

test('waits before it loads parts of terms, and loads none if the search was aborted meanwhile', async () => {
  const { source, loaded } = await openSource(docs);
  const searcher = createSearcher({ source, locale: 'en', fallback: 'en' });
  const controller = new AbortController();
  const aborted = searcher.search('inst', {
    signal: controller.signal,
    typingPause: async () => {
      controller.abort(new Error('typed on'));
    },
  });
  await expect(aborted).rejects.toThrow('typed on');
  expect(loaded).toEqual(['en']);
  const typingPause = vi.fn<(since: number) => Promise<void>>().mockResolvedValue();
  await searcher.search('docker', { typingPause });
  await searcher.search('docker', { typingPause });
  expect(typingPause).toHaveBeenCalledOnce();
});

test('loads no texts after the first if the search was aborted meanwhile', async () => {
  const { source, loaded } = await openSource({ en: titledPages });
  const searcher = createSearcher({ source, locale: 'en', fallback: 'en' });
  const controller = new AbortController();
  const aborted = searcher.search('strict observer', {
    signal: controller.signal,
    onFirst: () => {
      controller.abort(new Error('typed on'));
    },
  });
  await expect(aborted).rejects.toThrow('typed on');
  expect(loaded.filter((name) => name.includes('texts'))).toHaveLength(3);
});

test('a static index is searched with few requests', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `${'abcdefghijklmnop'[index % 16]}${index.toString(36)}`);
  const pages = Array.from({ length: 300 }, (_, index) =>
    page(`/en/${index}`, { [`Page ${words[index * 10]}`]: words.slice(index * 10, index * 10 + 10).join(' ') }),
  );
  const { source, loaded } = await openSource({ en: pages });
  await createSearcher({ source, locale: 'en', fallback: 'en' }).search(`${words[70]} ${words[75]}`);
  const kinds = loaded.slice(1).map((name) => name.replace(/^en |-.*/gu, ''));
  // One part for each word, and no part with terms only.
  expect(kinds.filter((kind) => kind !== 'texts')).toEqual(['places', 'places']);
});

test('tries again after an error', async () => {
  const { source } = await openSource(docs);
  let fails = 2;
  const flaky: SearchSource = {
    root: async (locale) => {
      fails -= 1;
      if (fails >= 0) throw new Error('offline');
      return await source.root(locale);
    },
    part: source.part,
  };
  const searcher = createSearcher({ source: flaky, locale: 'en', fallback: 'en' });
  await expect(searcher.search('docker')).rejects.toThrow('offline');
  expect((await searcher.search('docker')).count).toBe(1);
});

test('uses the new index if the version of the content changes during a search', async () => {
  const { source } = await openSource(docs);
  let version = 'old';
  let opened = '';
  const changing: SearchSource = {
    root: async (locale) => {
      const root = await source.root(locale);
      opened = version;
      return root && { ...root, version };
    },
    part: async (locale, name) => {
      if (opened !== version) throw new Error('gone');
      return await source.part(locale, name);
    },
  };
  const searcher = createSearcher({ source: changing, locale: 'en', fallback: 'en' });
  await searcher.warm();
  version = 'new';
  expect((await searcher.search('docker')).count).toBe(1);
});
