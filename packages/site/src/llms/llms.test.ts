import type { DocumentBody } from '@recto/content';
import { expect, test } from 'vitest';
import { createTestApp, oneLanguage, testRoute } from '../../fixtures/test-app.tsx';
import { openTestContent } from '../../fixtures/test-content.ts';
import type { App } from '../app/app.ts';
import type { Site } from '../app/site.ts';
import { createFileContext } from '../server/file-context.ts';
import { cacheForever } from '../server/cache-result.ts';
import { findPage } from '../server/pages.ts';
import { notFound } from '../server/page-error.ts';
import { createResolver } from '../server/resolve-page.ts';
import type { Loader } from '../server/server.ts';
import { listLlmsFiles } from './list-llms-files.ts';

const site: Site = {
  title: 'Test',
  url: 'https://site.example',
  header: [{ label: 'Docs', to: '/docs/begin' }],
  locales: [
    { code: 'en', name: 'English' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ],
};

const files = {
  'en/docs/1.begin/.navigation.yml': 'title: First things',
  'en/docs/1.begin/2.later.md': '---\ntitle: Later [b]\n---\nAfterwards.',
  'en/docs/1.begin/1.index.md': '---\ntitle: Start\ndescription: |\n  How to\n  begin.\n---\nBegin.',
  'en/docs/2.end/1.last.md': '---\ntitle: Last\n---\nThe end.',
  'en/docs/2.end/2.hidden.draft.md': '---\ntitle: Zirconium\n---\nZirconium.',
  'ar/docs/2.end/1.last.md': '---\ntitle: الأخير\n---\nالنهاية.',
  'en/blog/spring.md': '---\ntitle: Spring\n---\nBlossoms.',
  'en/blog/summer.md': '---\ntitle: Summer\n---\nBerries.',
};

async function open(over: Partial<Site> = {}, texts: Record<string, string> = files) {
  const whole = { ...site, ...over };
  const codes = whole.locales.map(({ code }) => code) as [string, ...string[]];
  const { content, collections } = await openTestContent(texts, codes);
  const app: App = { ...createTestApp(whole), routes: [testRoute('/'), testRoute('/**')], rules: {} };
  const page: Loader = async (context) => {
    const found = (await findPage(context, 'docs')) ?? (await findPage(context, 'blog'));
    if (!found) throw notFound(context.path);
    const { body } = found.page as unknown as { body: DocumentBody };
    return { title: 'A page', data: null, body: body.nodes };
  };
  const home: Loader = async () => ({ title: '', description: 'What it is.', data: null });
  const resolve = createResolver({
    app,
    server: { loaders: { '/**': page, '/': home } },
    content,
    report: () => undefined,
  });
  const context = createFileContext({ app, content, collections, resolve, cacheResult: cacheForever });
  const makers = await listLlmsFiles(context);
  return {
    paths: Object.keys(makers),
    read: async (path: string) => await (await makers[path]?.(context))?.text(),
  };
}

test('llms.txt lists every page of the default language by section, in reading order', async () => {
  const { read } = await open();
  expect(await read('/llms.txt')).toBe(`# Test

> What it is.

- [llms-full.txt](https://site.example/llms-full.txt)
- [Test: First things](https://site.example/en/docs/begin/llms.txt)
- [Test: End](https://site.example/en/docs/end/llms.txt)
- [Test: Blog](https://site.example/en/blog/llms.txt)

## First things

- [Start](https://site.example/raw/en/docs/begin.md): How to begin.
- [Later \\[b\\]](https://site.example/raw/en/docs/begin/later.md)

## End

- [Last](https://site.example/raw/en/docs/end/last.md)

## Blog

- [Spring](https://site.example/raw/en/blog/spring.md)
- [Summer](https://site.example/raw/en/blog/summer.md)

## Optional

- [Test](https://site.example/raw/en.md): What it is.
`);
});

test('a section has its own files at its path', async () => {
  const { paths, read } = await open();
  expect(paths).toEqual([
    '/llms.txt',
    '/llms-full.txt',
    ...['docs/begin', 'docs/end', 'blog'].flatMap((folder) => [
      `/en/${folder}/llms.txt`,
      `/en/${folder}/llms-full.txt`,
    ]),
  ]);
  expect(await read('/en/docs/end/llms.txt')).toBe(`# Test: End

> What it is.

- [llms-full.txt](https://site.example/en/docs/end/llms-full.txt)

## End

- [Last](https://site.example/raw/en/docs/end/last.md)
`);
  expect(await read('/en/docs/begin/llms.txt')).toContain('# Test: First things\n\n> How to begin.\n');
});

test('llms-full.txt contains the text of all pages, each below its URL', async () => {
  const { read } = await open();
  const text = (await read('/llms-full.txt')) ?? '';
  const marks = [...text.matchAll(/^<!-- https:\/\/site\.example(.*) -->$/gmu)].map(([, path]) => path);
  expect(marks).toEqual([
    '/raw/en/docs/begin.md',
    '/raw/en/docs/begin/later.md',
    '/raw/en/docs/end/last.md',
    '/raw/en/blog/spring.md',
    '/raw/en/blog/summer.md',
    '/raw/en.md',
  ]);
  for (const words of ['Begin.', 'Afterwards.', 'The end.', 'Blossoms.']) expect(text).toContain(words);
  expect(await read('/en/docs/end/llms-full.txt')).not.toContain('Afterwards.');
});

test('a site without markdown versions links to its pages', async () => {
  const { read } = await open({ raw: false });
  const [index = '', words = ''] = [await read('/llms.txt'), await read('/llms-full.txt')];
  expect(index).toContain('- [Start](https://site.example/en/docs/begin): How to begin.');
  expect(words).toContain('<!-- https://site.example/en/docs/end/last -->');
  expect(index + words).not.toContain('/raw/');
});

test('no file contains drafts', async () => {
  const { paths, read } = await open();
  const texts = await Promise.all(paths.map(async (path) => await read(path)));
  expect(texts.join('\n').toLowerCase()).not.toContain('zirconium');
});

test('with a base path, file paths omit it and links contain it', async () => {
  const { paths, read } = await open({ base: '/below' }, { 'en/docs/1.a/1.b.md': '# B', 'en/blog/c.md': '# C' });
  // The test content has no base path, so none of its pages is found below it.
  expect(paths).toEqual(['/llms.txt', '/llms-full.txt']);
  expect(await read('/llms.txt')).toContain('(https://site.example/below/llms-full.txt)');
});

test('a folder with a single page is not a section', async () => {
  const { read } = await open({}, { 'en/docs/1.a/1.b.md': '# B', 'en/docs/2.c/1.d.md': '# D', 'en/blog/e.md': '# E' });
  expect((await read('/llms.txt'))?.match(/^## .*|\[E\]/gmu)).toEqual(['## A', '## C', '## Optional', '[E]']);
});

test('a small site has one list, with the title of the site', async () => {
  const { paths, read } = await open({ ...oneLanguage, url: 'https://site.example' }, { 'facts/a.yml': 'a: 1' });
  expect(paths).toEqual(['/llms.txt', '/llms-full.txt']);
  expect(await read('/llms.txt')).toContain('## Test\n\n- [Test](https://site.example/raw/index.md): What it is.\n');
});
