import { hashSource } from '@recto/content';
import { expect, test } from 'vitest';
import { openDocs } from './fixtures/open-docs.ts';
import type { DocsData } from '../../packages/site/src/kinds/docs/docs.server.ts';

const START = '---\ntitle: Start\nlinks:\n  - { label: On, to: /docs/start/setup }\n---\nWords.\n';
const translation = (hash: string): string => `---\ntitle: البداية\nsourceHash: "${hash}"\n---\nكلمات.\n`;

const files = {
  'en/docs/1.start/.navigation.yml': 'title: Getting started',
  'en/docs/1.start/1.index.md': START,
  'en/docs/1.start/2.setup.md': '---\ntitle: Set-up\n---\nWords.\n',
};

test('a page has its location, its buttons and its edit link', async () => {
  const { payload } = await openDocs(files);
  const data = (await payload('/en/docs/start')).data as DocsData;
  expect(data).toMatchObject({
    location: { number: '1.1', trail: [{ label: 'Getting started', to: '/en/docs/start' }] },
    links: [{ label: 'On', to: '/en/docs/start/setup' }],
    previous: null,
    next: { title: 'Set-up', path: '/en/docs/start/setup' },
    source: {
      editUrl: 'https://github.com/recto-project/recto/edit/main/docs/content/en/docs/1.start/1.index.md',
      issueUrl: 'https://github.com/recto-project/recto/issues/new/choose',
    },
  });
  // These files are not in a Git repository.
  expect(data).not.toHaveProperty('updated');
});

test('a translation whose original has changed shows a notice', async () => {
  const { payload, html } = await openDocs({ ...files, 'ar/docs/1.start/1.index.md': translation('0123456789abcdef') });
  expect(await payload('/ar/docs/start')).toMatchObject({
    outdated: { locale: 'en', lang: 'en', path: '/en/docs/start' },
  });
  expect(await html('/ar/docs/start')).toContain('تغيّر النص الأصلي');
});

test.for([
  ['matches the current original', translation(await hashSource(START))],
  ['has no source hash', '---\ntitle: البداية\n---\nكلمات.\n'],
])('a translation that %s has no notice', async ([, text = '']) => {
  const { payload } = await openDocs({ ...files, 'ar/docs/1.start/1.index.md': text });
  expect(await payload('/ar/docs/start')).not.toHaveProperty('outdated');
});

test.for([
  ['/ar', 'index.md', ''],
  ['/ar/blog/news', 'blog/1.news.md', 'date: 2026-11-15\ncategory: News\n'],
  [
    '/ar/studio',
    'studio/index.md',
    'badge: Alpha\ndemo: { label: Try it, note: A note }\npicture: { src: /a.webp, dark: /b.webp, alt: A picture }\n',
  ],
])('%s, which is not a documentation page, shows the notice, too', async ([path = '', file, more]) => {
  const files = (language: string, fields: string) => ({
    [`${language}/${file}`]: `---\ntitle: News\n${more}${fields}---\nWords.\n`,
    [`${language}/info/blog.yml`]: 'title: Blog\ndescription: Posts.\n',
  });
  const { payload } = await openDocs({ ...files('en', ''), ...files('ar', 'sourceHash: "0123456789abcdef"\n') });
  expect(await payload(path)).toMatchObject({ status: 200, outdated: { path: path.replace('/ar', '/en') } });
});

test('an original that is shown instead of a translation has no notice', async () => {
  const { payload } = await openDocs(files);
  expect(await payload('/ar/docs/start')).not.toHaveProperty('outdated');
});
