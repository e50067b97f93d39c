import type { RunQuery } from '@recto/content';
import { expect, test } from 'vitest';
import { contentBelow } from './content-below.ts';

const everything = { collection: 'pages', fields: [], order: [], skip: 0, limit: undefined };

/** What arrives where rows are, and what comes back from there. */
async function ask(where: Parameters<RunQuery>[0]['where'], rows: Record<string, unknown>[] = []) {
  let asked: unknown;
  const run = contentBelow('/below').through(async (query) => {
    asked = query.where;
    return rows;
  });
  const answer = await run({ ...everything, where });
  return { asked, answer };
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
] as const)('a path that is %s %o is asked for as %o', async ([operator, value, stored]) => {
  const { asked } = await ask({ join: 'AND', parts: [{ field: 'path', operator, value }] });
  expect(asked).toEqual({ join: 'AND', parts: [{ field: 'path', operator, value: stored }] });
});

test('conditions inside of others are found, and those on other fields left alone', async () => {
  const title = { field: 'title', operator: '=', value: '/below/docs' } as const;
  const missing = { field: 'path', operator: 'IS NULL' } as const;
  const inner = {
    join: 'OR',
    parts: [title, missing, { field: 'path', operator: '=', value: '/below/docs' }],
  } as const;
  const { asked } = await ask({ join: 'AND', parts: [inner] });
  expect(asked).toEqual({
    join: 'AND',
    parts: [{ join: 'OR', parts: [title, missing, { field: 'path', operator: '=', value: '/docs' }] }],
  });
});

test('rows come with the paths that visitors see', async () => {
  const rows = [{ path: '/', title: '/' }, { path: '/docs' }, { path: null }, { path: 'src/a.ts' }, { count: 3 }];
  const { answer } = await ask({ join: 'AND', parts: [] }, rows);
  expect(answer).toEqual([
    { path: '/below', title: '/' },
    { path: '/below/docs' },
    { path: null },
    { path: 'src/a.ts' },
    { count: 3 },
  ]);
});

test('DEV-18: rows come with the addresses that their files have, and with their bodies as they are', async () => {
  const body = { nodes: [['img', { src: '/_assets/a.1.png' }]] };
  const rows = [{ image: '/_assets/a.1.png', seo: { images: ['/_assets/b.2.png', '/c.png'] }, text: '/_assets', body }];
  const { answer } = await ask({ join: 'AND', parts: [] }, rows);
  expect(answer).toEqual([
    { image: '/below/_assets/a.1.png', seo: { images: ['/below/_assets/b.2.png', '/c.png'] }, text: '/_assets', body },
  ]);
});
