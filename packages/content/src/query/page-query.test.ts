import { describe, expect, onTestFinished, test } from 'vitest';
import type { Columns } from '../collections/columns.ts';
import type { PageFields } from '../collections/common-fields.ts';
import { createContent } from '../content.ts';
import type { DocumentBody } from '../parse/document.ts';
import type { QueryBuilder } from './builder.ts';
import { createMemoryStore } from './fixtures/memory-store.ts';

const COLUMNS: Columns = {
  id: 'string',
  title: 'string',
  body: 'json',
  description: 'string',
  extension: 'string',
  meta: 'json',
  navigation: 'json',
  path: 'string',
  seo: 'json',
  stem: 'string',
  icon: 'string',
  rank: 'integer',
};

interface Page extends PageFields {
  icon: string | null;
  rank: number | null;
}

function page(stem: string, fields: Partial<Page> = {}): Page {
  const name = stem.replaceAll(/(?<=^|\/)\d+\./gu, '').replace(/(?:^|\/)index$/u, '');
  const body: DocumentBody = { nodes: [['p', {}, `Text of ${stem}.`]], toc: [] };
  return {
    id: `${stem}.md`,
    title: `Page ${name}`,
    body,
    description: '',
    extension: 'md',
    meta: {},
    navigation: null,
    path: `/${name}`,
    redirectFrom: null,
    seo: {},
    stem,
    icon: null,
    rank: null,
    ...fields,
  };
}

const PAGES = [
  page('1.guide/.navigation', { title: 'Handbook', extension: 'yml', meta: { icon: 'book' } }),
  page('1.guide/1.start', { icon: 'rocket', rank: 2 }),
  page('1.guide/2.hidden', { navigation: false, rank: 5 }),
  page('1.guide/3.setup', { navigation: { title: 'Set up' }, rank: 1 }),
  page('2.secret/.navigation', { navigation: false, extension: 'yml' }),
  page('2.secret/1.plan', { rank: 4 }),
  page('3.blog', { description: 'News.', rank: 3 }),
];

/** Opens a store with the pages above, and records each statement that is run. */
function openDocs(): { docs: QueryBuilder<Page>; statements: string[] } {
  const store = createMemoryStore('docs', COLUMNS, PAGES);
  onTestFinished(() => store.close());
  const statements: string[] = [];
  const all: typeof store.all = (sql, parameters) => {
    statements.push(sql);
    return store.all(sql, parameters);
  };
  const docs = createContent({ ...store, all }).query('docs') as unknown as QueryBuilder<Page>;
  return { docs, statements };
}

function fieldsOf(statement: string | undefined): string[] {
  return Array.from((statement ?? '').split(' FROM ')[0]?.matchAll(/"(\w+)"/gu) ?? [], ([, name = '']) => name);
}

describe('navigation', () => {
  test('returns the tree of the pages by folder, with titles of front matter', async () => {
    const { docs, statements } = openDocs();
    expect(await docs.navigation()).toEqual([
      {
        title: 'Handbook',
        path: '/guide',
        stem: '1.guide',
        page: false,
        icon: 'book',
        children: [
          { title: 'Page guide/start', path: '/guide/start', stem: '1.guide/1.start' },
          { title: 'Set up', path: '/guide/setup', stem: '1.guide/3.setup' },
        ],
      },
      { title: 'Page blog', path: '/blog', stem: '3.blog' },
    ]);
    expect(statements.map(fieldsOf)).toEqual([['title', 'path', 'stem', 'navigation', 'meta']]);
  });

  test('returns the requested fields that have a value, and queries no others', async () => {
    const { docs, statements } = openDocs();
    const [guide, blog] = await docs.navigation(['icon', 'rank']);
    expect(guide?.children?.map(({ icon, rank }) => [icon, rank])).toEqual([
      ['rocket', 2],
      [undefined, 1],
    ]);
    expect(blog?.rank).toBe(3);
    expect(statements.map(fieldsOf)).toEqual([['title', 'path', 'stem', 'navigation', 'meta', 'icon', 'rank']]);
  });

  test('applies the conditions and the order of the query', async () => {
    const { docs } = openDocs();
    const ranked = docs.where('rank', '<=', 3).order('rank', 'DESC');
    const tree = await ranked.navigation();
    expect(tree.map(({ path }) => path)).toEqual(['/blog', '/guide']);
    expect(tree[1]?.children?.map(({ path }) => path)).toEqual(['/guide/start', '/guide/setup']);
    const turned = await docs
      .orWhere((one) => one.where('rank', '=', 1).where('rank', '=', 2))
      .order('rank', 'ASC')
      .navigation();
    expect(turned[0]?.children?.map(({ path }) => path)).toEqual(['/guide/setup', '/guide/start']);
  });

  test.for([
    [{ root: '/guide' }, ['/guide/start', '/guide/setup']],
    [{ root: '/', locale: 'guide' }, ['/guide/start', '/guide/setup']],
    [{ root: '/nowhere' }, []],
  ] as const)('with %j returns %j', async ([options, paths]) => {
    expect((await openDocs().docs.navigation([], options)).map(({ path }) => path)).toEqual(paths);
  });

  test('ignores select', async () => {
    const { docs } = openDocs();
    expect(await docs.select('id').navigation()).toEqual(await docs.navigation());
  });
});

describe('surroundings', () => {
  const pathsAround = async (path: string, query = openDocs().docs, options = {}) =>
    (await query.surroundings(path, options)).map((neighbour) => neighbour?.path ?? null);

  test('returns the previous and next page of the navigation, with the fields of a link', async () => {
    const { docs, statements } = openDocs();
    expect(await docs.surroundings('/guide/setup/')).toEqual([
      { title: 'Page guide/start', path: '/guide/start', stem: '1.guide/1.start' },
      { title: 'Page blog', path: '/blog', stem: '3.blog' },
    ]);
    expect(statements.map(fieldsOf)).toEqual([['title', 'path', 'stem', 'navigation']]);
  });

  test.for([
    ['/guide/start', {}, [null, '/guide/setup']],
    ['/guide/hidden', {}, ['/guide/start', '/guide/setup']],
    ['/blog', { before: 3, after: 1 }, [null, '/guide/start', '/guide/setup', null]],
    ['/blog', { before: 1, after: 0 }, ['/guide/setup']],
    ['/nowhere', {}, [null, null]],
  ] as const)('for %s with %j returns %j', async ([path, options, paths]) => {
    expect(await pathsAround(path, openDocs().docs, options)).toEqual(paths);
  });

  test('returns the requested fields', async () => {
    const { docs, statements } = openDocs();
    const [start, blog] = await docs.surroundings('/guide/setup', { fields: ['icon', 'description'] });
    expect(start).toEqual({
      title: 'Page guide/start',
      path: '/guide/start',
      stem: '1.guide/1.start',
      icon: 'rocket',
      description: '',
    });
    expect(blog?.description).toBe('News.');
    expect(statements.map(fieldsOf)).toEqual([['title', 'path', 'stem', 'navigation', 'icon', 'description']]);
  });

  test('applies the conditions and the order of the query to neighbours', async () => {
    const { docs } = openDocs();
    expect(await pathsAround('/guide/start', docs.order('rank', 'DESC'))).toEqual(['/blog', '/guide/setup']);
    expect(await pathsAround('/guide/start', docs.where('path', 'LIKE', '/guide/%'))).toEqual([null, '/guide/setup']);
    expect(await pathsAround('/guide/setup', docs.where('path', 'LIKE', '/guide/%'))).toEqual(['/guide/start', null]);
  });
});

describe('searchSections', () => {
  test('returns the sections of the markdown pages', async () => {
    const { docs, statements } = openDocs();
    const sections = await docs.where('path', 'LIKE', '/guide/%').searchSections();
    expect(sections.map(({ id, content }) => [id, content])).toEqual([
      ['/guide/start', 'Text of 1.guide/1.start.'],
      ['/guide/hidden', 'Text of 1.guide/2.hidden.'],
      ['/guide/setup', 'Text of 1.guide/3.setup.'],
    ]);
    expect(statements.map(fieldsOf)).toEqual([['path', 'title', 'description', 'extension', 'body', 'meta']]);
  });

  test('accepts the options of sections, and copies extra fields of the page', async () => {
    const { docs, statements } = openDocs();
    const sections = await docs
      .where('rank', '<', 3)
      .order('rank', 'ASC')
      .searchSections({ ignoredTags: ['p'], extraFields: ['icon', 'rank'] });
    expect(sections.map(({ id, content, icon, rank }) => [id, content, icon, rank])).toEqual([
      ['/guide/setup', '', null, 1],
      ['/guide/start', '', 'rocket', 2],
    ]);
    expect(statements.map(fieldsOf)).toEqual([
      ['path', 'title', 'description', 'extension', 'body', 'meta', 'icon', 'rank'],
    ]);
  });
});

test('navigation of a data collection throws an error that names the missing field', async () => {
  const store = createMemoryStore('prices', { id: 'string', stem: 'string' }, []);
  onTestFinished(() => store.close());
  const prices = createContent(store).query('prices') as unknown as QueryBuilder<Page>;
  await expect(prices.navigation()).rejects.toThrow('Collection "prices" has no field "title".');
});
