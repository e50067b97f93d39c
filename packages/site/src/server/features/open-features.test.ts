import { ContentError } from '@recto/content';
import { expect, test } from 'vitest';
import { testFileContext } from '../../../fixtures/test-files.ts';
import { orderFeatures } from '../../config/merge-features.ts';
import { isRedirect } from '../../payload/payload.ts';
import { filePayloadOf } from '../../payload/resolved-page.ts';
import type { ResolveResult, ResolvePage, ResolvedPage } from '../../payload/resolved-page.ts';
import { cacheForever } from '../cache-result.ts';
import { changePages, openFeatures } from './open-features.ts';
import type { OpenFeaturesOptions, SiteFeature } from './open-features.ts';

const page = { path: '/a', head: { title: 'A' } } as ResolvedPage;
const resolvePage: ResolvePage = async (path) => (path === '/old' ? { redirect: '/a', status: 301 } : page);
const context: OpenFeaturesOptions = {
  filesOf: (resolve) => ({
    ...testFileContext,
    readMarkdown: async (path) => titleOf(await resolve(path)),
  }),
  mode: 'server',
  resolvePage,
  cacheResult: cacheForever,
  report: () => undefined,
};

const titleOf = (result: ResolveResult): string => (isRedirect(result) ? result.redirect : result.head.title);

/** A feature that adds its name to the title of each page, and records the title that it gets. */
function adding(name: string, seen: string[]): SiteFeature {
  return {
    name,
    options: { name },
    create: async (context) => {
      seen.push(`${name}: ${titleOf(await context.resolvePage('/a'))}`);
      return {
        changePage: (before) => ({ ...before, head: { ...before.head, title: `${before.head.title} ${name}` } }),
      };
    },
  };
}

test('each feature gets pages with the changes of earlier features, and without its own', async () => {
  const seen: string[] = [];
  const { resolve } = await openFeatures([adding('one', seen), adding('two', seen)], context);
  expect(seen).toEqual(['one: A', 'two: A one']);
  expect(titleOf(await resolve('/a'))).toBe('A one two');
});

test('resolvePage of a feature does not include its own change after all have started', async () => {
  let resolvePage: ResolvePage | undefined;
  const resolving: SiteFeature = {
    name: 'resolving',
    options: undefined,
    create: (context) => {
      resolvePage = context.resolvePage;
      return { changePage: () => ({ ...page, head: { title: 'Mine' } }) as ResolvedPage };
    },
  };
  const { resolve } = await openFeatures([resolving, adding('later', [])], context);
  expect(resolvePage && titleOf(await resolvePage('/a'))).toBe('A');
  expect(titleOf(await resolve('/a'))).toBe('Mine later');
});

test('a feature that reads pages while it changes one does not wait for itself', async () => {
  const reading: SiteFeature = {
    name: 'reading',
    options: undefined,
    create: ({ readMarkdown, cacheResult }) => {
      const read = cacheResult(async () => await readMarkdown('/a'));
      return {
        changePage: async (before) => ({ ...before, head: { title: `read: ${await read()}` } }) as ResolvedPage,
      };
    },
  };
  const { resolve } = await openFeatures([adding('one', []), reading], context);
  expect(titleOf(await resolve('/a'))).toBe('read: A one');
});

test('a feature that names another in "after" gets its pages', async () => {
  const seen: string[] = [];
  const ordered = orderFeatures([{ name: 'first', after: ['second'] }, { name: 'second' }]);
  const { resolve } = await openFeatures(
    ordered.map(({ name }) => adding(name, seen)),
    context,
  );
  expect(seen).toEqual(['second: A', 'first: A second']);
  expect(titleOf(await resolve('/a'))).toBe('A second first');
});

test('does not change redirects, and passes options to features', async () => {
  const receivedOptions: unknown[] = [];
  const noted: SiteFeature = {
    name: 'noted',
    options: { limit: 3 },
    create: ({ options }) => {
      receivedOptions.push(options);
      return {};
    },
  };
  const { resolve, features } = await openFeatures([adding('one', []), noted], context);
  expect(await resolve('/old')).toEqual({ redirect: '/a', status: 301 });
  expect(receivedOptions).toEqual([{ limit: 3 }]);
  expect(features).toHaveLength(2);
});

const head = { title: '', description: '', lang: 'en', dir: 'ltr' } as const;
const docsPage: ResolvedPage = {
  path: '/docs/a',
  locale: 'en',
  route: '/docs/**',
  status: 200,
  head,
  data: null,
  body: [],
  navigation: [{ title: 'A', path: '/docs/a' }],
  folders: ['/docs'],
};

test('a changed page keeps the folder lists of its navigation', async () => {
  const changed = await changePages(
    async () => docsPage,
    (old) => ({ ...old, data: 'new' }),
  )('/docs/a');
  expect(changed).toEqual({ ...docsPage, data: 'new' });
  expect(filePayloadOf(docsPage)).not.toHaveProperty('navigation');
});

test('a changed navigation is sent with the payload', async () => {
  const navigation = [{ title: 'B', path: '/docs/b' }];
  const changed = await changePages(
    async () => docsPage,
    (old) => ({ ...old, navigation }),
  )('/docs/a');
  expect(changed).not.toHaveProperty('folders');
  expect(filePayloadOf(changed as ResolvedPage)).toHaveProperty('navigation', navigation);
});

test('throws if two features check roles', async () => {
  const checking = (name: string): SiteFeature => ({
    name,
    options: undefined,
    create: () => ({ authorize: async () => new Response(name, { status: 401 }) }),
  });
  const { authorize } = await openFeatures([adding('one', []), checking('sign-in')], context);
  expect(await (await authorize?.(new Request('http://site.test'), 'editor'))?.text()).toBe('sign-in');
  expect((await openFeatures([adding('one', [])], context)).authorize).toBeUndefined();
  await expect(openFeatures([checking('a'), checking('b')], context)).rejects.toThrow('"a" and "b" both check');
});

test('an error at the start of a feature contains its name and keeps the hint', async () => {
  const refusing: SiteFeature = {
    name: 'sign-in',
    options: undefined,
    create: () => {
      throw new ContentError('sign-in/secret', 'There is no secret.', 'Set one.');
    },
  };
  await expect(openFeatures([refusing], context)).rejects.toMatchObject({
    code: 'sign-in/secret',
    message: 'The feature "sign-in" cannot start: There is no secret.',
    hint: 'Set one.',
  });
});
