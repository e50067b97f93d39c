import { expect, test } from 'vitest';
import type { LoaderContext } from '../../server/server.ts';
import { loadInfo } from './load-info.ts';

/** A context whose collection `info` has these rows. */
function contextWith(rows: { stem: string; meta: object }[], codes = ['en']) {
  const locales = codes.map((code) => ({ code }));
  const query = { where: () => query, all: async () => await Promise.resolve(rows) };
  return { content: { query: () => query }, locale: locales[0], site: { locales } } as unknown as LoaderContext;
}

test.for([
  [
    { title: 'News', description: 'From us.' },
    { title: 'News', description: 'From us.' },
  ],
  [{ title: 'News' }, { title: 'News', description: '' }],
  [{ description: 'From us.' }, { title: 'Blog', description: 'From us.' }],
] as const)('info/blog.yml with %j is %j', async ([meta, info]) => {
  expect(await loadInfo(contextWith([{ stem: 'info/blog', meta }]), '/blog')).toEqual(info);
});

test('a list without a file has a title that is made from its path', async () => {
  expect(await loadInfo(contextWith([]), '/blog')).toEqual({ title: 'Blog', description: '' });
});
