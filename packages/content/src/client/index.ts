/** Queries from a browser. */
import type { Collection, ContentConfig, Row } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { createQueryBuilder } from '../query/builder.ts';
import type { QueryBuilder, RunQuery } from '../query/builder.ts';
import { createClientRunner } from './client-runner.ts';
import { createServerRunner } from './server-runner.ts';
import type { ServerContext } from './server-runner.ts';
import { createWorkerRunner } from './worker-runner.ts';
import { build } from './build.ts';
import type { ContentBuild } from './worker-protocol.ts';

/** Options of `createContentClient`. */
export interface ContentClientOptions {
  /** Returns the language of the rows; called for every query. Without it, queries include all languages. */
  locale?: () => string | undefined;
  /**
   * Returns the version of the content that the page shows; called for every query. When it changes, the rows of
   * changed collections are downloaded again. Without it, versions are loaded once per page.
   */
  version?: () => string | undefined;
  /**
   * For code that runs on a server: returns the origin of the site and the cookies of the visitor; called for every
   * query.
   */
  server?: () => ServerContext | undefined;
  /** Wraps the function that runs queries, for a site that changes queries or their rows. */
  wrap?: ((run: RunQuery) => RunQuery) | undefined;
}

/** Queries the collections of a site. */
export interface ContentClient<Collections extends Record<string, Collection>> {
  /** Starts a query. The first query loads SQLite and the rows it needs, in a worker. */
  queryCollection: <Name extends keyof Collections & string>(
    collection: Name,
    options?: { locale?: string | undefined },
  ) => QueryBuilder<Row<Collections[Name]>>;
  /**
   * Runs a query that is written as SQL: one SELECT from one collection. The text is parsed to a query, and never sent
   * to the database.
   */
  sql: (text: string, options?: { locale?: string | undefined }) => Promise<Record<string, unknown>[]>;
}

const SQL_HINT =
  "Write one SELECT of one collection: SELECT title, date FROM posts WHERE date > '2026-01-01' ORDER BY date DESC LIMIT 5.";

/** Creates a client that queries content from a browser, or from code that runs on a server. */
export function createContentClient<Config extends ContentConfig>(
  options: ContentClientOptions = {},
): ContentClient<Config['collections']> {
  if (!build) throw noPlugin();
  const runner =
    typeof document === 'undefined' ? createServerRunner(build, options) : createBrowserRunner(build, options);
  const run = options.wrap?.(runner) ?? runner;
  return {
    queryCollection: (collection, { locale = options.locale?.() } = {}) => createQueryBuilder(collection, run, locale),
    sql: async (text, { locale = options.locale?.() } = {}) => {
      // Loaded on demand, because few pages need the parser.
      const { parseSql } = await import('../query/parse-sql.ts');
      return await run({ ...parseSql(text, { hint: SQL_HINT }), locale });
    },
  };
}

function createBrowserRunner(build: ContentBuild, { version }: ContentClientOptions): RunQuery {
  // The worker has a different URL, so a relative base such as "./" would be resolved differently.
  const absoluteBuild = { ...build, base: new URL(`${build.base}/`, document.baseURI).href.slice(0, -1) };
  const canRunQueries = typeof WebAssembly === 'object' && typeof Worker === 'function';
  return createClientRunner({
    source: build.source,
    runOnServer: createServerRunner(absoluteBuild, { version }),
    runInWorker: canRunQueries ? createWorkerRunner(absoluteBuild, startWorker, version) : undefined,
  });
}

function startWorker(): Worker {
  return new Worker(new URL('worker.ts', import.meta.url), { type: 'module', name: 'recto-content' });
}

function noPlugin(): ContentError {
  return new ContentError(
    'client/no-plugin',
    'The content of this site is unknown: its build has no content plugin.',
    'Add content() from "@recto/content/vite" to the plugins in vite.config.ts.',
  );
}
