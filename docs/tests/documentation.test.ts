import { createContent, isElement } from '@recto/content';
import type { DocumentBody, TreeNode } from '@recto/content';
import { buildContent, openSqlite } from '@recto/content/node';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { config, pages as sitePages } from './fixtures/website.ts';

/** Pages that legacy paths and the header link to, without their language. */
const PAGES = [
  'getting-started',
  'getting-started/installation',
  'getting-started/configuration',
  'getting-started/migration',
  'getting-started/migration/nuxt-content',
  'getting-started/migration/contentlayer',
  'getting-started/migration/docusaurus',
  'getting-started/migration/fumadocs',
  'collections/define',
  'collections/types',
  'collections/sources',
  'collections/validators',
  'files/markdown',
  'files/yaml',
  'files/json',
  'files/csv',
  'utils/query-collection',
  'utils/query-collection-navigation',
  'utils/query-collection-item-surroundings',
  'utils/query-collection-search-sections',
  'components/content-renderer',
  'components/slot',
  'components/prose',
  'components/image',
  'deploy/server',
  'deploy/serverless',
  'deploy/static',
  'deploy/docker',
  'deploy/cloudflare',
  'deploy/vercel',
  'deploy/netlify',
  'integrations/i18n',
  'integrations/llms',
  'integrations/mcp',
  'advanced/full-text-search',
  'advanced/raw-content',
  'advanced/sql-storage',
  'advanced/debugging',
  'advanced/hooks',
  'advanced/custom-source',
  'advanced/transformers',
  'studio',
  'studio/setup',
  'studio/git-providers',
  'studio/auth-providers',
  'studio/content-editors',
  'studio/media-library',
  'studio/advanced',
];

interface Page {
  /** Source file, for failure messages. */
  file: string;
  path: string;
  body: DocumentBody;
  fields: Record<string, unknown>;
}

const docs = join(import.meta.dirname, '..');
const [main] = config.locales;
let folder = '';
/** URLs of pictures and downloads in the content folder. */
let published = new Set<string>();
let pages = new Map<string, Page>();
let data: Pick<Page, 'file' | 'fields'>[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recto-documentation-'));
  const output = join(folder, 'content.sqlite');
  const { errors, assets } = await buildContent({ config, root: join(docs, 'content'), output });
  published = new Set(assets.map(({ url }) => url));
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
  const store = openSqlite(output);
  const content = createContent<typeof config>(store);
  const rows: Record<string, unknown>[] = [];
  for (const collection of Object.keys(store.collections)) {
    rows.push(...(await content.query(collection).all()));
  }
  await store.close();
  const sources = rows.map(({ body, path, ...fields }) => ({
    file: `${String(fields['stem'])}.${String(fields['extension'])}`,
    path: typeof path === 'string' && !path.endsWith('/.navigation') ? path : '',
    body: (body ?? { nodes: [], toc: [] }) as DocumentBody,
    fields,
  }));
  pages = new Map(sources.filter(({ path }) => path !== '').map((page) => [page.path, page]));
  data = sources.filter(({ path }) => path === '');
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.for(PAGES)('/docs/%s exists', (page) => {
  const { title, description } = pages.get(`/${main}/docs/${page}`)?.fields ?? {};
  expect(title).toMatch(/./u);
  expect(description).toMatch(/./u);
});

test('the page about markdown has the anchors of legacy redirects', () => {
  const ids = idsIn(pages.get(`/${main}/docs/files/markdown`)?.body.nodes ?? []);
  expect([...ids]).toEqual(expect.arrayContaining(['component-syntax', 'components']));
});

test('every internal link in the content has a target', () => {
  const links = [...pages.values()].flatMap((page) =>
    [...urlsIn(page.body.nodes), ...urlsIn(page.fields)].map((address) => ({ ...page, address })),
  );
  // Without links the test would always pass.
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ address, path }) => !hasTarget(address, path));
  expect(broken.map(({ file, address }) => `${file}: ${address}`)).toEqual([]);
  const lost = data.flatMap(({ file, fields }) => urlsIn(fields).map((address) => ({ file, address })));
  expect(lost.filter(({ address }) => !address.startsWith('#') && !hasTarget(address, '/'))).toEqual([]);
});

test('no code block or component is left open in a page', () => {
  const open = [...pages.values()].filter(({ body }) => /```|^:{2,}/mu.test(textOf(body.nodes)));
  expect(open.map(({ file }) => file)).toEqual([]);
});

/** Whether a URL is that of an anchor, a page in its or the default language, a route without anchors, or a file. */
function hasTarget(address: string, from: string): boolean {
  const { pathname, hash } = new URL(address, `https://site.invalid${from}`);
  const path = decodeURIComponent(pathname).replace(/(?<=.)\/$/u, '');
  const target = pages.get(path) ?? pages.get(inDefaultLanguage(path));
  if (target) return hash === '' || idsIn(target.body.nodes).has(decodeURIComponent(hash.slice(1)));
  if (path === '/' || published.has(path) || existsSync(join(docs, 'public', path))) return true;
  return sitePages.some((page) => `/${main}${page.path}` === inDefaultLanguage(path));
}

/** Returns a path in the default language, which is used for missing translations and paths without a language. */
function inDefaultLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return ['', main, ...(config.locales.includes(first) ? rest : [first, ...rest])].join('/');
}

const URL_FIELDS = new Set(['href', 'to', 'src']);

/** Lists internal URLs in a tree or in fields, at any depth. */
function urlsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return URL_FIELDS.has(name) && /^(?:\/(?!\/)|#)/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => urlsIn(one, inner));
}

function idsIn(nodes: readonly TreeNode[]): Set<string> {
  return new Set(
    nodes
      .filter(isElement)
      .flatMap(([, { id }, ...children]) => [...(typeof id === 'string' ? [id] : []), ...idsIn(children)]),
  );
}

/** Text of nodes without code, which may contain any character. */
function textOf(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      const [tag, , ...children] = node;
      return tag === 'pre' || tag === 'code' ? '' : textOf(children);
    })
    .join('\n');
}
