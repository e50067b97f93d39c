import { defineCollection } from '@recto/content';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { blog } from '../kinds/blog/blog.ts';
import { page } from '../kinds/page/page.ts';
import type { Config } from './config.ts';
import type { Feature } from './feature.ts';
import { mergeHooks, orderFeatures } from './merge-features.ts';
import { REFERENCE, referenceOf } from './part.ts';
import { resolveSite } from './resolve-site.ts';

const resolve = (features: Feature[], config: Partial<Config> = {}) =>
  resolveSite({ title: 'A site', pages: [page('/')], ...config, features });

test('keeps the order of features, except that each comes after those named in its "after"', () => {
  const names = (features: Feature[]) => orderFeatures(features).map(({ name }) => name);
  expect(names([{ name: 'a', after: ['c', 'missing'] }, { name: 'b' }, { name: 'c' }])).toEqual(['c', 'a', 'b']);
  expect(() =>
    names([
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ]),
  ).toThrow('form a loop: a → b → a');
  expect(() => names([{ name: 'a' }, { name: 'a' }])).toThrow('Two features have the name "a".');
});

test('adds the columns of features to every collection of pages, and to no collection of data', () => {
  const team = defineCollection({ type: 'data', source: 'team/*.yml', schema: z.object({ role: z.string() }) });
  const { content } = resolve([{ name: 'a', columns: { minutes: z.number() } }], {
    pages: [page('/'), blog('/blog')],
    collections: { team },
  });
  const fields = (name: string) => {
    const { schema } = content.collections[name] ?? {};
    return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  };
  expect(fields('pages')).toContain('minutes');
  expect(fields('posts')).toEqual(expect.arrayContaining(['minutes', 'date']));
  expect(fields('team')).toEqual(['role']);
});

test('throws an error that names a collection whose schema cannot be extended', () => {
  const own = defineCollection({ type: 'page', source: 'x/*.md', schema: z.union([z.object({}), z.object({})]) });
  expect(() => resolve([{ name: 'a', columns: { minutes: z.number() } }], { collections: { own } })).toThrow(
    'The collection "own" cannot have the columns minutes',
  );
});

test('adds the pages, collections and allowed origins of features to the site', () => {
  const notes = defineCollection({ type: 'data', source: 'notes/*.yml' });
  const { pages, content, site } = resolve(
    [{ name: 'a', pages: page('/extra'), collections: { notes }, policy: { images: ['https://b.example'] } }],
    { policy: { images: ['https://a.example'], frames: ['https://f.example'] } },
  );
  expect(pages.map(({ path }) => path)).toContain('/extra/**');
  expect(content.collections).toHaveProperty('notes');
  expect(site.policy).toEqual({ images: ['https://a.example', 'https://b.example'], frames: ['https://f.example'] });
});

test('adds no policy to a site without features', () => {
  expect(resolve([]).site).not.toHaveProperty('policy');
});

test('passes the result of each hook to the next one', async () => {
  const hooks = mergeHooks([
    { beforeParse: ({ text }) => `${text}b` },
    undefined,
    { beforeParse: ({ text }) => `${text}c`, afterParse: (document) => ({ ...document, data: { n: 1 } }) },
    { afterParse: (document) => ({ ...document, data: { ...document.data, m: 2 } }) },
  ]);
  const source = { file: 'a.md', text: 'a' };
  expect(await hooks?.beforeParse?.(source)).toBe('abc');
  const document = { data: {}, body: { nodes: [], toc: [] }, lines: {} };
  expect((await hooks?.afterParse?.(document, source))?.data).toEqual({ n: 1, m: 2 });
});

test('rejects a value that is not a feature; the error shows how to define one', () => {
  expect(() => resolve(['a' as unknown as Feature])).toThrow('defineFeature({ name: … })');
});

/** Creates a part as a bundled configuration contains it: its import returns the name of the file. */
const importOf = (file: string) => (() => ({ [REFERENCE]: file })) as never;
const slotsOf = (features: Feature[], config: Partial<Config> = {}) =>
  Object.fromEntries(
    Object.entries(resolve(features, config).config.slots).map(([name, part]) => [name, referenceOf(part)]),
  );

test('a site has the slots of its features; slots of the site itself take precedence', () => {
  const feature = { name: 'a', slots: { header: importOf('a-header.tsx'), toc: importOf('a-toc.tsx') } };
  expect(slotsOf([feature])).toEqual({ header: 'a-header.tsx', toc: 'a-toc.tsx' });
  expect(slotsOf([feature], { slots: { header: importOf('own.tsx'), footer: importOf('footer.tsx') } })).toEqual({
    header: 'own.tsx',
    toc: 'a-toc.tsx',
    footer: 'footer.tsx',
  });
});

test('throws if two features fill the same slot, unless the site fills it', () => {
  const features = ['a', 'b'].map((name) => ({ name, slots: { header: importOf(`${name}.tsx`) } }));
  expect(() => slotsOf(features)).toThrow('The features "a" and "b" both fill the slot "header".');
  expect(slotsOf(features, { slots: { header: importOf('own.tsx') } })).toEqual({ header: 'own.tsx' });
});

test.for([
  ['heder', 'has no option "heder". Did you mean "header"?'],
  ['other', 'has no option "other". Options: header, footer,'],
] as const)('rejects the unknown slot %s: %s', ([name, message]) => {
  const slots = { [name]: importOf('a.tsx') } as Feature['slots'];
  expect(() => resolve([{ name: 'a', slots } as Feature])).toThrow(`"slots" of the feature "a" ${message}`);
});
