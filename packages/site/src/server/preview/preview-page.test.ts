import { createDocumentChecker } from '@recto/content/documents';
import { describeContent } from '@recto/content/node';
import { expect, test } from 'vitest';
import { createTestApp, manyLanguages, testFiles, testVersion } from '../../../fixtures/test-app.tsx';
import { openTestContent, testConfig } from '../../../fixtures/test-content.ts';
import type { TestConfig } from '../../../fixtures/test-content.ts';
import type { CheckDocuments } from '../../content/server/check-process.ts';
import { isRedirect } from '../../payload/payload.ts';
import { changePages } from '../features/open-features.ts';
import { notFound } from '../page-error.ts';
import { findPage, listPages } from '../pages.ts';
import { createResolver } from '../resolve-page.ts';
import type { Server } from '../server.ts';
import { createPreviewPage } from './preview-page.ts';
import type { PreviewedDocument } from './preview-page.ts';

const FILES = {
  'en/docs/1.start.md': '---\ntitle: Start\n---\n\nOld words.\n',
  'en/docs/2.other.md': '---\ntitle: Other\n---\n\nOther words.\n',
};
const config = testConfig(['en', 'pt_br', 'ar']);
const check = createDocumentChecker(config);
const checkDocuments: CheckDocuments = async (documents) =>
  await Promise.all(
    documents.map(async (document) => {
      const { errors, ...rest } = await check(document);
      return { ...rest, errors: errors.map(({ code, message, hint }) => ({ code, message, hint })), warnings: [] };
    }),
  );

const loaders: Server<TestConfig> = {
  loaders: {
    async '/docs/:slug'(context) {
      const found = await findPage(context, 'docs');
      if (!found) throw notFound(context.path);
      const { page, languages } = found;
      const all = await listPages(context, 'docs', (query) => query.select('path', 'stem', 'title'));
      const data = all.map(({ title }) => title).join(', ');
      return { title: page.title, languages, data, body: page.body.nodes };
    },
  },
};
const server = loaders as unknown as Server;

async function start() {
  const { store, content } = await openTestContent(FILES);
  const app = createTestApp({ ...manyLanguages, analytics: { host: 'https://count.example', domain: 'a.example' } });
  const report = () => undefined;
  const preview = createPreviewPage({
    app,
    server,
    store,
    pathMap: {},
    images: {},
    islands: { render: async (draw) => draw({ versions: { build: 'b1', content: 'c1' }, find: () => undefined }) },
    files: { ...testFiles, analytics: '/assets/analytics.js', offline: '/assets/offline.js' },
    buildId: 'b1',
    mode: 'server',
    contentVersion: testVersion.current,
    checkDocuments,
    description: describeContent(config),
    withFeatures: (resolve) => changePages(resolve, (page) => ({ ...page, state: { byFeature: true } })),
    report,
  });
  const request = new Request('https://a.example/__recto_studio/preview/secret');
  const show = async (document: PreviewedDocument): Promise<string> => {
    const result = await preview(document, request, { banner: async ({ code }) => `<aside>Draft ${code}</aside>` });
    return 'page' in result ? await result.page.text() : result.problem;
  };
  const published = createResolver({ app, server, content, report });
  return { preview, request, show, published };
}

const draft = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

test('the page contains the text of the draft, and lists contain its title', async () => {
  const { show, published } = await start();
  const html = await show({ file: 'en/docs/1.start.md', text: draft('Begin', 'New words.') });
  expect(html).toContain('<aside>Draft en</aside><div id="app"');
  expect(html).toContain('<p>New words.</p>');
  expect(html).not.toContain('Old words.');
  expect(html).toContain('Begin, Other');
  expect(html).toContain('"byFeature":true');
  // Visitors get the published page.
  const page = await published('/en/docs/start');
  expect(isRedirect(page) ? page : page.body).toEqual(['<p>Old words.</p>']);
});

test('shows a new page, a page that is marked as a draft, and a page with a changed path', async () => {
  const { show } = await start();
  expect(await show({ file: 'en/docs/3.new.md', text: draft('New', 'A new page.') })).toContain('Start, Other, New');
  expect(await show({ file: 'en/docs/new.md', text: draft('New\ndraft: true', 'Hidden.') })).toContain('Hidden.');
  const moved = { file: 'en/docs/1.moved.md', replaces: 'en/docs/1.start.md', text: draft('Moved', 'Moved words.') };
  expect(await show(moved)).toContain('Moved, Other');
  expect(await show({ file: 'ar/docs/1.start.md', text: draft('بداية', 'كلمات.') })).toContain(
    '<aside>Draft ar</aside>',
  );
});

test('a preview is not cached or indexed, and its URL is not sent to others', async () => {
  const { preview, request } = await start();
  const document = { file: 'en/docs/1.start.md', text: draft('Begin', 'New words.') };
  const result = await preview(document, request, { banner: async () => '' });
  if (!('page' in result)) throw new Error(result.problem);
  const { headers } = result.page;
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("style-src 'self';") as string,
  });
  const html = await result.page.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  for (const part of ['analytics.js', 'offline.js', 'text/markdown" href="/raw']) expect(html).not.toContain(part);
});

test('hostile text is harmless, as on every page', async () => {
  const { show } = await start();
  const html = await show({
    file: 'en/docs/1.start.md',
    text: draft(
      '"</title><script>alert(1)</script>"',
      '<script>alert(2)</script>\n\n<img src="x" onerror="alert(3)">\n\n[link](javascript:alert%284%29)',
    ),
  });
  expect(html).not.toMatch(/<script>alert|onerror=|href="javascript:/u);
});

test.for([
  ['a text with errors', { file: 'en/docs/1.start.md', text: '---\ntitle: a: b: c\n---\n' }, 'errors'],
  ['data', { file: 'facts/a.yml', text: 'a: 1\n' }, 'no-page'],
  ['a page without a route', { file: 'en/blog/a.md', text: draft('A', 'A') }, 'no-page'],
  ['a file of no collection', { file: 'elsewhere.md', text: 'A' }, 'no-page'],
] as const)('%s cannot be shown', async ([, document, problem]) => {
  const { show } = await start();
  expect(await show(document)).toBe(problem);
});
