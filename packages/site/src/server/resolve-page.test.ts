import { expect, test } from 'vitest';
import { createTestApp, manyLanguages, noContent, oneLanguage, testServer } from '../../fixtures/test-app.tsx';
import type { Site } from '../app/site.ts';
import type { PayloadAnswer } from '../payload/payload.ts';
import { createResolver } from './resolve-page.ts';
import type { LoaderContext, Server } from './server.ts';

test('a path becomes the payload of its page', async () => {
  const { answer } = await resolve('/pt_br/docs/start');
  expect(answer).toEqual({
    path: '/pt_br/docs/start',
    locale: 'pt_br',
    route: 'doc',
    status: 200,
    head: { title: 'Start - Test', description: 'How to "begin"', lang: 'pt-BR', dir: 'ltr' },
    data: { slug: 'start' },
    body: [
      '<p>Before the tabs.</p>',
      {
        component: 'tabs',
        props: {},
        slots: {},
        items: [
          { props: { label: 'one' }, nodes: ['<div>Shown at first.</div>'] },
          { props: { label: 'two' }, nodes: ['<div>Hidden &lt;/script&gt; at first.</div>'] },
        ],
      },
      '<p>After the tabs.</p>',
    ],
  });
});

test('a loader is told path, language and parameters', async () => {
  const asked: LoaderContext[] = [];
  const server: Server = {
    loaders: {
      async doc(context) {
        asked.push(context);
        return { title: '', data: null };
      },
    },
  };
  const { answer } = await resolve('/ar/docs/start/', { server });
  const [, , arabic] = manyLanguages.locales;
  expect(asked).toEqual([{ path: '/ar/docs/start', locale: arabic, params: { slug: 'start' }, content: noContent }]);
  expect(answer).toMatchObject({ head: { title: 'Test', description: '', lang: 'ar', dir: 'rtl' }, body: [] });
});

test('the site’s own plain components stand beside those that every site has', async () => {
  const server: Server = {
    loaders: {
      home: async () => ({
        title: '',
        data: null,
        body: [
          ['badge', {}, 'new'],
          ['blockquote', { as: 'note' }, 'mind'],
        ],
      }),
    },
    components: { badge: (_, children) => [['b', {}, ...children]] },
  };
  const { answer } = await resolve('/en', { server });
  expect(answer).toMatchObject({ body: ['<b>new</b><div class="callout callout-note" role="note">mind</div>'] });
});

test.for([
  ['/docs/start', '/en/docs/start', 'without a language to the default one'],
  ['/', '/en', 'at the root to the default language'],
  ['/fr/docs', '/en/fr/docs', 'whose language is not enabled like one without'],
  ['/pt_br/old', '/pt_br/docs/start', 'that moved, in its own language'],
  ['/pt_br/old/', '/pt_br/docs/start', 'that moved, with a slash at its end'],
  ['/ar/old-part', '/ar/docs/start#end', 'that moved to a part of a page'],
  ['/ar/away', 'https://away.example/there', 'that moved to another site'],
] as const)('%s is sent to %s: a path %s', async ([path, redirect]) => {
  expect((await resolve(path)).answer).toEqual({ redirect });
});

test.for([
  ['/old', '/docs/start'],
  ['/away', 'https://away.example/there'],
])('in one language, %s is sent to %s', async ([path = '', redirect]) => {
  expect((await resolve(path, { site: oneLanguage })).answer).toEqual({ redirect });
});

test.for([
  ['/ar/nowhere', 404, 'Page not found: /ar/nowhere', 'no route'],
  ['/ar/unloaded', 404, 'Page not found: /ar/unloaded', 'a route without loader'],
  ['/ar/docs/missing', 404, 'Page not found: /ar/docs/missing', 'a loader that finds nothing'],
  ['/ar/refused', 403, 'This page is not for you.', 'a loader that refuses'],
] as const)('%s is an error page with status %i that says "%s": %s', async ([path, status, message]) => {
  const { answer, reported } = await resolve(path);
  expect(answer).toEqual({
    path,
    locale: 'ar',
    route: 'error',
    status,
    head: { title: `${message} - Test`, description: '', lang: 'ar', dir: 'rtl' },
    data: null,
    body: [],
    error: { status, message },
  });
  expect(reported).toEqual([]);
});

test('in one language, the path of an error has no language either', async () => {
  expect((await resolve('/nowhere', { site: oneLanguage })).answer).toMatchObject({
    error: { status: 404, message: 'Page not found: /nowhere' },
  });
});

test('an unknown error is reported and hidden', async () => {
  const { answer, reported } = await resolve('/en/broken');
  expect(answer).toMatchObject({ status: 500, error: { status: 500, message: 'Internal Server Error' } });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(reported).toEqual([[new Error('a secret of the server'), '/en/broken']]);
});

interface Options {
  site?: Site;
  server?: Server;
}

async function resolve(path: string, { site = manyLanguages, server = testServer }: Options = {}) {
  const reported: [unknown, string][] = [];
  const answer: PayloadAnswer = await createResolver({
    app: createTestApp(site),
    server,
    content: noContent,
    report: (error, at) => reported.push([error, at]),
  })(path);
  return { answer, reported };
}
