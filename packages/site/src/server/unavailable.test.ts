/** Responses for each kind of URL while PostgreSQL stops, hangs and starts again. */
import { createContent, defineCollection, defineContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import {
  buildContent,
  createContentEndpoints,
  createSearchEndpoints,
  createSiteSearch,
  openLimitedStore,
  openStore,
  publishContent,
} from '@recto/content/node';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contentEndpoints } from './endpoints/content-endpoints.ts';
import { preparePostgres, SKIPS_POSTGRES } from '../../../content/fixtures/stores/postgres-server.ts';
import { createTestApp, oneLanguage, testFiles, testRoute } from '../../fixtures/test-app.tsx';
import { checkContent, readContentVersion, withContentVersion } from './content-version.ts';
import { sharedVersion } from './shared-version.ts';
import { createFileContext } from './file-context.ts';
import { createFileEndpoints } from './file-endpoint.ts';
import { createHandler } from './handle.ts';
import { createHealthEndpoint } from './health-endpoint.ts';
import { cacheForVersion, cacheNothing } from './cache-result.ts';
import { cachePages } from './cache-pages.ts';
import { limitReports } from './limit-reports.ts';
import { findPage } from './pages.ts';
import { createRawEndpoint } from '../raw/raw-endpoint.ts';
import { createResolver } from './resolve-page.ts';
import { notFound } from './page-error.ts';
import { requireAvailable } from './unavailable.ts';

const config: ContentConfig = defineContent({
  locales: ['en'],
  collections: { docs: defineCollection({ type: 'page', source: 'docs/**' }) },
});

/** Paths whose responses are in the cache once they have been requested. */
const CACHED = ['/docs/start', '/docs/start/_payload.json', '/raw/docs/start.md', '/titles.txt', '/texts.txt'];

/** Paths that read the database for each request, one of each kind. */
const UNCACHED = [
  '/api/search?q=start',
  '/__recto_content/docs/sql_dump.txt',
  '/__recto_content/docs/query',
  '/api/_recto_health',
];

describe.skipIf(SKIPS_POSTGRES)('PostgreSQL', { timeout: 120_000 }, () => {
  const server = preparePostgres();
  const lines: string[] = [];
  const report = limitReports((error, path) => lines.push(`${path}: ${String(error)}`));
  let folder = '';
  let handle: (request: Request) => Promise<Response>;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-unavailable-'));
    mkdirSync(join(folder, 'content/docs'), { recursive: true });
    for (const name of ['start', 'stopped', 'hanging']) {
      writeFileSync(join(folder, `content/docs/${name}.md`), '# Start\n\nStart here.\n');
    }
    const file = join(folder, 'content.sqlite');
    await buildContent({ config, root: join(folder, 'content'), output: file });
    const url = await server.createDatabase();
    await publishContent({ file, url });
    const store = await openStore({ url, file });
    const queryStore = await openLimitedStore({ url, file });
    closing.push(
      () => store.close(),
      () => queryStore.close(),
    );
    handle = createSite(store, queryStore);
  }, 200_000);

  afterAll(async () => {
    for (const close of closing) await close();
    rmSync(folder, { recursive: true, force: true });
  });

  const createSite = (
    store: Awaited<ReturnType<typeof openStore>>,
    queryStore: Awaited<ReturnType<typeof openLimitedStore>>,
  ) => {
    const content = createContent<ContentConfig>(store);
    const app = { ...createTestApp(oneLanguage), routes: [testRoute('/docs/:slug')] };
    const loaders = {
      async '/docs/:slug'(context: Parameters<typeof findPage<ContentConfig['collections'], 'docs'>>[0]) {
        const found = await findPage(context, 'docs');
        if (!found) throw notFound(context.path);
        return { title: found.page.stem, data: null, body: [] };
      },
    };
    const version = sharedVersion(async () => await readContentVersion(store));
    const versioned = withContentVersion(createResolver({ app, server: { loaders }, content, report }), version);
    const resolve = cachePages(versioned, version);
    const available = requireAvailable(resolve);
    const context = createFileContext({
      app,
      content,
      collections: ['docs'],
      resolve: available,
      cacheResult: cacheNothing,
    });
    const search = createSiteSearch({ store, searchScope: { locales: ['en'], collections: { docs: {} } } });
    return createHandler({
      app,
      resolve,
      files: testFiles,
      buildId: 'b1',
      mode: 'server',
      version,
      report,
      endpoints: [
        ...contentEndpoints({
          content: createContentEndpoints({ store, queryStore, locales: ['en'], isDev: false, report }),
          search: createSearchEndpoints({ search, isChanging: true }),
        }),
        createRawEndpoint({ site: app.site, resolve: available }),
        ...createFileEndpoints({
          files: {
            '/titles.txt': async ({ content: rows }) => new Response(String(await rows.query('docs').count())),
            '/texts.txt': async ({ readMarkdown }) => new Response((await readMarkdown('/docs/start')) ?? ''),
          },
          context,
          cacheResult: cacheForVersion(version.current),
        }),
        createHealthEndpoint({ version: 'b1', check: () => checkContent(store, version), report }),
      ],
    });
  };

  const ask = async (path: string): Promise<Response> => {
    const body = JSON.stringify({ sql: 'SELECT "title" FROM _content_docs ORDER BY stem ASC' });
    const init = path.endsWith('/query') ? { method: 'POST', body } : {};
    return await handle(new Request(`http://site.test${path}`, init));
  };
  const statuses = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all([...CACHED, ...UNCACHED].map(async (path) => [path, (await ask(path)).status] as const)),
    );
  const all = (status: number) => Object.fromEntries([...CACHED, ...UNCACHED].map((path) => [path, status]));

  const expectCached = async (): Promise<void> => {
    const found = await Promise.all(CACHED.map(async (path) => [path, (await ask(path)).status]));
    expect(found).toEqual(CACHED.map((path) => [path, 200]));
  };

  /** `unseen` is a page that was not requested before. */
  const expectUnavailable = async (unseen: string): Promise<void> => {
    const paths = [...UNCACHED, unseen, `${unseen}/_payload.json`, `/raw${unseen}.md`];
    const responses = await Promise.all(paths.map(async (path) => [path, await ask(path)] as const));
    for (const [path, response] of responses) {
      expect([path, response.status]).toEqual([path, 503]);
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
      expect([path, response.headers.get('retry-after')]).toEqual([path, expect.stringMatching(/^[1-9]\d*$/u)]);
      // The reason contains the host, so it is only logged.
      expect(await response.text()).not.toContain('127.0.0.1');
    }
  };

  test('SEC-7: without PostgreSQL, cached pages are sent, other paths return 503, and 200 after it has restarted', async () => {
    expect(await statuses()).toEqual(all(200));
    // Files may be cached for five seconds.
    await new Promise((resolve) => setTimeout(resolve, 5100));
    lines.length = 0;
    await server.stop();
    try {
      const started = Date.now();
      await expectUnavailable('/docs/stopped');
      await expectUnavailable('/docs/stopped');
      await expectCached();
      const seconds = Math.ceil((Date.now() - started) / 1000);
      // The reason differs between a connection that was lost and one that is refused.
      expect(lines.length).toBeLessThanOrEqual(3 * (seconds + 1));
      expect(lines[0]).toMatch(/^Database: The database postgres:\/\/127\.0\.0\.1:\d+\/\w+ does not respond: /u);
    } finally {
      await server.start();
    }
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(all(200));
  });

  test('SEC-7: if PostgreSQL hangs, cached pages are sent, other paths return 503 in time, and 200 after it continues', async () => {
    await new Promise((resolve) => setTimeout(resolve, 5100));
    await server.freeze();
    onTestFinished(() => server.thaw());
    const started = performance.now();
    await expectUnavailable('/docs/hanging');
    await expectCached();
    expect(performance.now() - started).toBeLessThan(30_000);
    await server.thaw();
    await expect.poll(statuses, { timeout: 20_000 }).toEqual(all(200));
  });
});
