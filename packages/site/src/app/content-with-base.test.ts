import type { RunQuery } from '@recto/content';
import { expect, test } from 'vitest';
import { contentWithBase } from './content-with-base.ts';

const everything = { collection: 'pages', fields: [], order: [], skip: 0, limit: undefined };

/** Runs a query; returns the conditions that reach the database, and the rows that the caller gets. */
async function ask(where: Parameters<RunQuery>[0]['where'], rows: Record<string, unknown>[] = []) {
  let conditions: unknown;
  const run = contentWithBase('/below').wrap(async (query) => {
    conditions = query.where;
    return rows;
  });
  const result = await run({ ...everything, where });
  return { conditions, result };
}

test.for([
  ['=', '/below/docs', '/docs'],
  ['<>', '/below', '/'],
  ['=', '/docs', '/docs'],
  ['=', '/belowground', '/belowground'],
  ['LIKE', '/below/blog/%', '/blog/%'],
  ['NOT LIKE', '/below%', '%'],
  ['LIKE', '%/index', '%/index'],
  ['IN', ['/below/a', '/below/b'], ['/a', '/b']],
  ['NOT IN', ['/below/a'], ['/a']],
  ['BETWEEN', ['/below/a', '/below/z'], ['/a', '/z']],
] as const)('a condition on the path with %s %o is queried as %o', async ([operator, value, stored]) => {
  const { conditions } = await ask({ join: 'AND', parts: [{ field: 'path', operator, value }] });
  expect(conditions).toEqual({ join: 'AND', parts: [{ field: 'path', operator, value: stored }] });
});

test('changes nested conditions on the path, and no conditions on other fields', async () => {
  const title = { field: 'title', operator: '=', value: '/below/docs' } as const;
  const missing = { field: 'path', operator: 'IS NULL' } as const;
  const inner = {
    join: 'OR',
    parts: [title, missing, { field: 'path', operator: '=', value: '/below/docs' }],
  } as const;
  const { conditions } = await ask({ join: 'AND', parts: [inner] });
  expect(conditions).toEqual({
    join: 'AND',
    parts: [{ join: 'OR', parts: [title, missing, { field: 'path', operator: '=', value: '/docs' }] }],
  });
});

test('adds the base path to the paths of rows', async () => {
  const rows = [{ path: '/', title: '/' }, { path: '/docs' }, { path: null }, { path: 'src/a.ts' }, { count: 3 }];
  const { result } = await ask({ join: 'AND', parts: [] }, rows);
  expect(result).toEqual([
    { path: '/below', title: '/' },
    { path: '/below/docs' },
    { path: null },
    { path: 'src/a.ts' },
    { count: 3 },
  ]);
});

test('DEV-18: adds the base path to the URLs of published files, but not inside bodies', async () => {
  const body = { nodes: [['img', { src: '/_assets/a.1.png' }]] };
  const rows = [{ image: '/_assets/a.1.png', seo: { images: ['/_assets/b.2.png', '/c.png'] }, text: '/_assets', body }];
  const { result } = await ask({ join: 'AND', parts: [] }, rows);
  expect(result).toEqual([
    { image: '/below/_assets/a.1.png', seo: { images: ['/below/_assets/b.2.png', '/c.png'] }, text: '/_assets', body },
  ]);
});
