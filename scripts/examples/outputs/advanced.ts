import {
  assertGrammar,
  createContentEndpoints,
  createSearchEndpoints,
  createSiteSearch,
  openSqlite,
  readGrammar,
} from '@recto/content/node';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { searchScopeOf } from '../../../packages/content/src/search/search-scope.ts';
import paper from '../../../packages/site/fixtures/code-themes/paper.json' with { type: 'json' };
import { createTestApp, oneLanguage, testFiles } from '../../../packages/site/fixtures/test-app.tsx';
import { createApiErrorHandler } from '../../../packages/site/src/server/api-error-handler.ts';
import { createPageResponses } from '../../../packages/site/src/server/page-responses.ts';
import { checkCodeContrast } from '../../../packages/site/src/theme/code/check-code-contrast.ts';
import { parseCodeTheme } from '../../../packages/site/src/theme/code/code-theme.ts';
import { checkContrast, describeContrast } from '../../../packages/site/src/theme/check-contrast.ts';
import { loadSite } from '../../../packages/site/src/vite/config/load-site.ts';
import type { ExampleSite } from '../example-site.ts';
import type { Page } from '../pages.ts';
import { siteFiles } from '../projects.ts';
import { afterBuild, check, configOf } from './output.ts';
import type { Outputs } from './output.ts';
import { filledCollections } from './example-content.ts';

const config = siteFiles['recto.config.ts'] ?? '';
const languages = configOf("docs: defineCollection({ type: 'page', source: 'docs/**' })", "['en', 'fr']");
const titled = (title: string, text = ''): string => `---\ntitle: ${title}\n---\n\n${text}`;
const described = (title: string, text = ''): string => `---\ntitle: ${title}\ndescription: A page.\n---\n\n${text}`;
const failing = (line: string): Record<string, string> => ({
  'recto.config.ts':
    configOf("docs: defineCollection({ type: 'page', source: '**/a.*' })")['recto.config.ts']?.replace(
      'collections:',
      `content: { ${line} }, collections:`,
    ) ?? '',
});

const alternateLink = (lang: string): string =>
  `<link rel="alternate" hreflang="${lang}" href="https://site.example/${lang === 'x-default' ? 'en' : lang}/docs/start">`;
const builtPage = (lang: string, alternates: readonly string[]): string =>
  [
    `<html lang="${lang}"><title>Start</title><meta name="description" content="First steps.">`,
    `<link rel="canonical" href="https://site.example/${lang}/docs/start">`,
    ...alternates.map(alternateLink),
  ].join('');
const sitemapEntry = (path: string, alternates: readonly string[] = []): string =>
  `<url><loc>https://site.example${path}</loc>${alternates.map(alternateLink).join('').replaceAll('<link', '<x:link').replaceAll('>', '/>')}</url>\n`;
/** Two pages of a static build, one without a link to its translation, and a sitemap with a page too many. */
const builtSite = {
  '.output-static/public/en/docs/start/index.html': builtPage('en', ['en', 'fr', 'x-default']),
  '.output-static/public/fr/docs/start/index.html': builtPage('fr', []),
  '.output-static/public/sitemap.xml': [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="http://www.w3.org/1999/xhtml">\n',
    sitemapEntry('/en/docs/start', ['en', 'fr', 'x-default']),
    sitemapEntry('/en/docs/setup'),
    sitemapEntry('/fr/docs/start'),
    '</urlset>',
  ].join(''),
};

/** Outputs in the pages of the sections "Advanced" and "Site". */
export const advancedOutputs: Outputs = {
  'docs/8.advanced/1.full-text-search.md': [
    { run: afterBuild(async (site, page) => await search(site, curlUrl(page))) },
    { run: afterBuild(async (site) => await search(site, '/api/search')) },
    { run: afterBuild(async (site) => await search(site, `/api/search?q=${'a'.repeat(201)}`)) },
    { run: afterBuild(async (site) => await search(site, '/api/search?q=boots&locale=fr')) },
    { run: afterBuild(async (site) => await search(site, '/api/search?q=boots&limit=100')) },
  ],
  'docs/10.site/5.theme.md': [
    { run: async () => checkContrast({ neutral: 'yellow' }).map(describeContrast).join('\n') },
  ],
  'docs/10.site/7.code.md': [
    { run: async (_site, page) => await describeGrammar(page) },
    { run: async () => checkCodeContrast(parseCodeTheme(paper), 'theme.code.light', 'paper.json').join('\n') },
  ],
  'docs/10.site/11.api-routes.md': [{ run: async () => await apiError('There is no page "about".') }],
  'docs/8.advanced/2.raw-content.md': [
    { files: { 'recto.config.ts': config }, run: afterBuild(async (site) => await site.node(['tree.ts'])) },
  ],
  'docs/8.advanced/3.sql-storage.md': [
    { run: afterBuild(async (site) => await tableOf(site, '_content_team')) },
    { run: async (site) => await site.engine(['build'], { RECTO_DATABASE_URL: `file:${site.folder}/shared.sqlite` }) },
    { run: afterBuild(async (site, page) => await post(site, curlBody(page))) },
    { run: afterBuild(async (site) => await post(site, JSON.stringify({ sql: 'SELECT title FROM _content_docs' }))) },
    {
      run: async (site) =>
        (await site.engine(['build'], { RECTO_DATABASE_URL: 'mysql://localhost/site' })).replace(/^Built.*\n/u, ''),
    },
    { run: publishToUnusedPort },
  ],
  'docs/8.advanced/4.debugging.md': [
    {
      files: {
        'content/docs/4.broken.md': '---\ntags: [a, b\n---\n',
        'content/docs/5.broken.md': described('Broken', '![None](./none.png)'),
      },
    },
    {
      files: {
        ...languages,
        'content/en/docs/1.start.md': described(
          'Start',
          'Words.\n[One](/en/docs/setup#instal) and [two](/en/docs/2.setup)',
        ),
        'content/en/docs/2.setup.md': described('Set-up', '## Install'),
        'content/en/docs/3.secret.draft.md': described('Secret'),
        'content/fr/docs/1.start.md': described('Début', '[Le secret](/fr/docs/secret)'),
        'content/fr/docs/2.setup.md': titled('Installation'),
      },
      run: check,
    },
    {
      files: {
        'content/docs/1.start.md': described(
          'Start',
          '::noet\nMind the gap.\n::\n\n::card\nWords.\n::\n\nSome <blink>text</blink>.',
        ),
      },
    },
    { files: builtSite, run: async (site) => await site.recto(['check', '--site', '.output-static/public']) },
    { run: afterBuild(async (site) => await site.recto(['query', 'SELECT titel FROM docs'])) },
    { run: async (site) => await site.recto(['bild']) },
    { run: async (site) => await site.recto(['info', '--database', '.recto/content.sqlite']) },
    { run: withoutConfiguration },
    { files: filledCollections, run: afterBuild(async (site) => await site.recto(['info'])) },
  ],
  'docs/8.advanced/5.hooks.md': [
    {
      files: {
        ...failing("hooks: { beforeParse: () => { throw new Error('no luck'); } }"),
        'content/docs/a.md': 'Words.',
      },
    },
  ],
  'docs/8.advanced/7.transformers.md': [
    {
      files: {
        ...failing(
          "transformers: [{ name: 'plain text', extensions: ['txt'], parse: () => { throw new Error('no luck'); } }]",
        ),
        'content/notes/a.txt': 'Words.',
      },
    },
  ],
};

/** The error in a folder without a configuration, with the path that the page shows. */
async function withoutConfiguration(site: ExampleSite): Promise<string> {
  rmSync(join(site.folder, 'recto.config.ts'));
  return (await site.recto(['check'])).replace(site.folder, '/home/me');
}

/** Returns the SQL that defines a table. */
async function tableOf({ folder }: ExampleSite, name: string): Promise<unknown> {
  const store = openSqlite(join(folder, '.recto/content.sqlite'));
  const [row] = await store.all('SELECT "sql" FROM sqlite_schema WHERE "name" = ?', [name]);
  await store.close();
  return row?.['sql'];
}

/** Calls the query endpoint with a request, without a server, and returns the text of the response. */
export async function post({ folder }: ExampleSite, body: string): Promise<unknown> {
  const store = openSqlite(join(folder, '.recto/content.sqlite'));
  const url = new URL('http://localhost/__recto_content/docs/query');
  const request = new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const response = await createContentEndpoints({ store, locales: ['en'], isDev: false })(request, url, url.pathname);
  const text = (await response?.text()) ?? '';
  await store.close();
  return text;
}

/** Calls the search endpoint with a request, without a server, and returns the text of the response. */
async function search({ folder }: ExampleSite, address: string): Promise<string> {
  const searchSite = await loadSite(folder);
  const store = openSqlite(join(folder, '.recto/content.sqlite'));
  const url = new URL(address, 'http://localhost');
  const endpoint = createSearchEndpoints({
    search: createSiteSearch({ store, searchScope: searchScopeOf(searchSite.content) }),
    isChanging: false,
  });
  const text = await (await endpoint(new Request(url), url, url.pathname))?.text();
  await store.close();
  return text ?? '';
}

/** Returns the JSON response for an error that a route throws. */
async function apiError(message: string): Promise<string> {
  const app = createTestApp(oneLanguage);
  const report = (): void => undefined;
  const pages = createPageResponses({ app, files: testFiles, buildId: '', mode: 'server', report });
  const handleError = createApiErrorHandler({ app, pages, isDev: false, report });
  const response = await handleError(new Request('http://site.test/api/pages/about'), { status: 404, message });
  return (await response?.text()) ?? '';
}

/** Returns the URL of the `curl` call in the page. */
function curlUrl({ fences }: Page): string {
  const call = fences.find(({ code }) => code.startsWith('curl '))?.code ?? '';
  return /'(?<address>[^']+)'/u.exec(call)?.groups?.['address'] ?? '';
}

/** Returns the request body of the `curl` call in the page. */
function curlBody({ fences }: Page): string {
  const call = fences.find(({ code }) => code.startsWith('curl '))?.code ?? '';
  return /-d '(?<body>.*)'/u.exec(call)?.groups?.['body'] ?? '';
}

/** Publishes to an unused port, since a database could be running at the default port that the page shows. */
async function publishToUnusedPort(site: ExampleSite): Promise<string> {
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  const output = await site.engine(['build'], { RECTO_DATABASE_URL: `postgres://127.0.0.1:${port}/site` });
  return output.replaceAll(String(port), '5432').replace(/^Built.*\n/u, '');
}

/** Returns the error for the grammar in a page after one of its expressions is broken. */
async function describeGrammar({ fences }: Page): Promise<string> {
  const file = 'recipe.tmLanguage.json';
  const text = fences.find((fence) => fence.file === file)?.code ?? '';
  try {
    const grammar: unknown = JSON.parse(text.replace('bake)', 'bake'));
    await assertGrammar(readGrammar('recipe', grammar, file), { file });
    return 'no error';
  } catch (error) {
    return String(error);
  }
}
