/** The part of the engine that asks from a browser. */
import type { Collection, ContentConfig, Row } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { createQueryBuilder } from '../query/builder.ts';
import type { QueryBuilder, RunQuery } from '../query/builder.ts';
import { createAsk } from './create-ask.ts';
import { createAskServer } from './ask-server.ts';
import type { ServerSide } from './ask-server.ts';
import { createAskWorker } from './ask-worker.ts';
import { build } from './build.ts';
import type { ContentBuild } from './question.ts';

export interface ContentClientOptions {
  /** The language whose rows are meant; asked with every query. Without it, those of all languages are. */
  locale?: () => string | undefined;
  /**
   * Version of the content that the page is of; asked with every query. When it changes, the rows of the collections
   * that changed are downloaded again. Without it, versions are read once a page.
   */
  version?: () => string | undefined;
  /** For code that runs on a server, where the site's own query call answers: asked with every query there. */
  server?: () => ServerSide | undefined;
  /** Around every question and its answer, for a site that sees its rows another way than they are stored. */
  through?: ((run: RunQuery) => RunQuery) | undefined;
}

export interface ContentClient<Collections extends Record<string, Collection>> {
  /** Asks a collection. The first query loads SQLite and the rows it needs, in a worker. */
  queryCollection: <Name extends keyof Collections & string>(
    collection: Name,
    options?: { locale?: string | undefined },
  ) => QueryBuilder<Row<Collections[Name]>>;
}

export function createContentClient<Config extends ContentConfig>(
  options: ContentClientOptions = {},
): ContentClient<Config['collections']> {
  if (!build) throw noPlugin();
  const own = typeof document === 'undefined' ? createAskServer(build, options) : createAskInBrowser(build, options);
  const ask = options.through?.(own) ?? own;
  return {
    queryCollection: (collection, { locale = options.locale?.() } = {}) => createQueryBuilder(collection, ask, locale),
  };
}

function createAskInBrowser(build: ContentBuild, { version }: ContentClientOptions): RunQuery {
  // The worker lies elsewhere: to it, a base such as "./" would mean another place.
  const here = { ...build, base: new URL(`${build.base}/`, document.baseURI).href.slice(0, -1) };
  const canAnswer = typeof WebAssembly === 'object' && typeof Worker === 'function';
  return createAsk({
    source: build.source,
    askServer: createAskServer(here, { version }),
    askWorker: canAnswer ? createAskWorker(here, startWorker, version) : undefined,
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
