import { expect, test } from 'vitest';
import website from 'virtual:recto/app';
import type { PostListData } from '../../packages/site/src/kinds/blog/post-list.server.ts';
import type { PostData } from '../../packages/site/src/kinds/blog/post.server.ts';
import type { TemplatesData } from '../templates/templates.server.ts';
import { openDocs } from './fixtures/open-docs.ts';

const info = (title: string): string => `title: ${title}\ndescription: About it.\n`;
const post = (title: string, date: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: ''\ndate: ${date}\n${more}---\nWords.\n`;

const files = {
  'en/info/blog.yml': info('Blog'),
  'en/info/changelog.yml': info('Changelog'),
  'en/info/templates.yml': info('Templates'),
  'ar/info/blog.yml': info('المدوّنة'),
  'en/blog/1.oldest.md': post('Oldest', '2026-01-01'),
  'en/blog/2.hidden.md': post('Hidden', '2026-02-01', 'draft: true\n'),
  'en/blog/3.newest.md': post('Newest', '2026-03-01'),
  'en/blog/4.also-hidden.draft.md': post('Also hidden', '2026-04-01'),
  'en/changelog/entry.md': post('Entry', '2026-05-01'),
  'ar/blog/1.oldest.md': post('الأقدم', '2026-01-01'),
};

test('a list contains the posts of its section, newest first, without drafts', async () => {
  const { payload } = await openDocs(files);
  const { posts, title } = (await payload('/en/blog')).data as PostListData;
  expect(title).toBe('Blog');
  expect(posts.map((entry) => `${entry.title}, ${entry.dateText}`)).toEqual([
    'Newest, March 1, 2026',
    'Oldest, January 1, 2026',
  ]);
  expect((await payload('/en/changelog')).data).toMatchObject({ posts: [{ title: 'Entry' }] });
});

test('a list contains the originals of untranslated posts, with their language', async () => {
  const { payload } = await openDocs(files);
  const { posts, title } = (await payload('/ar/blog')).data as PostListData;
  expect(title).toBe('المدوّنة');
  expect(posts).toMatchObject([
    { title: 'Newest', path: '/ar/blog/newest', dateText: '1 مارس 2026', lang: 'en', dir: 'ltr' },
    { title: 'الأقدم', path: '/ar/blog/oldest' },
  ]);
  expect(posts[1]).not.toHaveProperty('lang');
  expect((await payload('/ar/changelog')).data).toMatchObject({ title: 'Changelog' });
});

test('the neighbours of a post are published posts', async () => {
  const { payload } = await openDocs(files);
  const { previous, next } = (await payload('/en/blog/newest')).data as PostData;
  expect([previous?.path, next]).toEqual(['/en/blog/oldest', null]);
});

test('a draft can be opened while editing, and is marked', async () => {
  const { html } = await openDocs(files);
  expect(await html('/en/blog/hidden')).toContain('>Draft<');
  expect(await html('/en/blog/newest')).not.toContain('>Draft<');
});

test.for(['/en', '/en/blog/no-such', '/en/changelog/no-such', '/en/studio', '/en/studio/pricing'])(
  'returns a fatal 404 for %s if its content is missing',
  async (path) => {
    const { payload } = await openDocs(files);
    const { status, error } = await payload(path);
    expect({ status, error }).toEqual({
      status: 404,
      error: { status: 404, statusMessage: 'Page not found', message: `Page not found: ${path}`, fatal: true },
    });
  },
);

test('BEH-7: returns a non-fatal 404 for a missing template, with a title in every language', async () => {
  const { payload } = await openDocs(files);
  for (const { code } of website.site.locales) {
    const path = `/${code}/templates/nothing`;
    const messages = (await website.messages[code]?.()) ?? {};
    const { error, head } = await payload(path);
    expect(error).toMatchObject({ status: 404, message: `Page not found: ${path}`, fatal: false });
    expect(head.title).toBe(`${messages['notFound.title']} - ${website.site.title}`);
  }
  expect((await payload('/de/templates/nothing')).head.title).not.toContain('Page not found');
});

test('returns a non-fatal 404 for an unknown path', async () => {
  const { payload } = await openDocs(files);
  expect((await payload('/en/nowhere')).error).toMatchObject({ status: 404, fatal: false });
});

test('a list without a title uses its path', async () => {
  const { payload } = await openDocs({ 'en/blog/1.oldest.md': post('Oldest', '2026-01-01') });
  expect((await payload('/en/blog')).data).toMatchObject({ title: 'Blog', description: '' });
});

const template = (title: string, more: readonly string[] = []): string =>
  [
    '---',
    `title: ${title}`,
    'description: Begin here.',
    'category: docs',
    'demo: /demo/starter/',
    'image1: /one.webp',
    'image2: /two.webp',
    'licenseType: paid',
    'mainScreen: /main.webp',
    'name: starter',
    'owner: recto-project',
    'slug: starter',
    ...more,
    '---',
    'What is in it.',
  ].join('\n');

test('a template has a card and a page with links to its demo and source', async () => {
  const { html } = await openDocs({ ...files, 'en/templates/starter.md': template('Starter') });
  const gallery = await html('/en/templates');
  expect(gallery).toContain('href="/en/templates/starter"');
  expect(gallery).toContain('src="/main.webp"');
  expect(gallery).toContain('src="/main-dark.webp"');
  const page = await html('/en/templates/starter');
  expect(page).toContain('<a href="/demo/starter/" rel="external"');
  expect(page).toContain('href="https://github.com/recto-project/starter/tree/main"');
  expect(page).toMatch(/>Paid</u);
  expect(page).toContain('src="/two-dark.webp"');
  expect(page).toContain('npm create recto@latest my-site -- --template starter');
  expect(page).toContain('What is in it.');
});

test.for([
  ['', '/demo/starter/', 'https://away.example/demo'],
  ['/demo', '/demo/demo/starter/', 'https://away.example/demo'],
] as const)('with the base path "%s", a demo has the URL %s, and an external one %s', async ([base, demoUrl, away]) => {
  const elsewhere = template('Away').replace('/demo/starter/', away);
  const { html, file } = await openDocs(
    { ...files, 'en/templates/1.starter.md': template('Starter'), 'en/templates/2.away.md': elsewhere },
    base,
  );
  expect(await html(`${base}/en/templates/starter`)).toContain(`<a href="${demoUrl}" rel="external"`);
  expect(await html(`${base}/en/templates/away`)).toContain(`<a href="${away}" rel="external"`);
  const at = (path: string): string => `https://recto.example${base}${path}`;
  expect(await (await file('/api/templates.json'))?.json()).toMatchObject([
    { page: at('/en/templates/starter'), demo: `https://recto.example${demoUrl}`, mainScreen: at('/main.webp') },
    { demo: away, images: [at('/one.webp'), at('/two.webp')] },
  ]);
});

test('links to the folder of a template in its repository', async () => {
  const { html } = await openDocs({
    ...files,
    'en/templates/starter.md': template('Starter', ['baseDir: templates/starter', 'branch: next']),
  });
  expect(await html('/en/templates/starter')).toContain(
    'href="https://github.com/recto-project/starter/tree/next/templates/starter"',
  );
});

test('the MCP tool lists published templates with the command that creates a site', async () => {
  const { tool } = await openDocs({
    ...files,
    'en/templates/1.starter.md': template('Starter'),
    'en/templates/2.hidden.md': template('Hidden', ['draft: true']),
  });
  const starter = {
    title: 'Starter',
    category: 'docs',
    page: 'https://recto.example/en/templates/starter',
    demo: 'https://recto.example/demo/starter/',
    command: 'npm create recto@latest my-site -- --template starter',
  };
  expect(await tool('list_templates', {})).toMatchObject({ templates: [starter] });
  expect(await tool('list_templates', { category: 'docs' })).toMatchObject({ templates: [starter] });
  expect(await tool('list_templates', { category: 'blog' })).toEqual({ templates: [] });
});

test('the gallery lists published templates with their date and language', async () => {
  const { payload } = await openDocs({
    ...files,
    'en/templates/1.starter.md': template('Starter', ['date: 2026-11-15']),
    'en/templates/2.hidden.md': template('Hidden', ['draft: true']),
    'en/templates/3.other.md': template('Other'),
    'ar/templates/1.starter.md': template('بداية'),
  });
  expect((await payload('/en/templates')).data).toMatchObject({
    templates: [
      { title: 'Starter', date: '2026-11-15', picture: { src: '/main.webp', dark: '/main-dark.webp' } },
      { title: 'Other', date: '' },
    ],
  });
  const { templates } = (await payload('/ar/templates')).data as TemplatesData;
  expect(templates).toMatchObject([{ title: 'بداية' }, { title: 'Other', lang: 'en', dir: 'ltr' }]);
  expect(templates[0]).not.toHaveProperty('lang');
});
