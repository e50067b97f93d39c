import { escapeHtml } from '@recto/content';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import type { Site } from '../../app/site.ts';
import { pageTitle } from '../../head/head.ts';
import { defaultLocale, isMultilingual, localisePath } from '../../languages/locale.ts';
import { OFFLINE_PAGE_PATH, WORKER_PATH } from '../offline-config.ts';
import type { OfflineConfig } from '../offline-config.ts';

/** Options of `createWorkerEndpoint`. */
export interface WorkerEndpointOptions {
  site: Site;
  buildId: string;
  /** Code of the worker. */
  code: string;
  /** Paths of the client code that makes pages interactive. */
  files: readonly string[];
}

/** Placeholder for the title of a page, to find the suffix of all titles. */
const TITLE_PLACEHOLDER = '\0';

/**
 * Response headers of the worker. An outdated worker would serve outdated files, so browsers revalidate it every time.
 */
export const WORKER_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

/** Whether the site has a service worker that caches its pages. */
export function hasOfflineWorker({ offline = true }: Pick<Site, 'offline'>): boolean {
  return offline;
}

/** Lists the paths of the worker and the offline pages, for the static output. */
export function workerPaths(site: Site): string[] {
  const pages = site.locales.map((locale) => localisePath(OFFLINE_PAGE_PATH, locale, site));
  return [(site.base ?? '') + WORKER_PATH, ...pages];
}

/** Creates the endpoint that responds with the worker of this build: its configuration, followed by its code. */
export function createWorkerEndpoint(options: WorkerEndpointOptions): SiteEndpoint {
  const script = `const OFFLINE_CONFIG=${JSON.stringify(buildConfig(options))};\n${options.code}`;
  return {
    path: WORKER_PATH,
    methods: ['GET'],
    cache: 'version',
    handle: () => new Response(script, { headers: WORKER_HEADERS }),
  };
}

function buildConfig({ site, buildId, files }: WorkerEndpointOptions): OfflineConfig {
  const { title, titleTemplate, base = '' } = site;
  const [, titleEnd = ''] = pageTitle(TITLE_PLACEHOLDER, title, titleTemplate).split(TITLE_PLACEHOLDER);
  return {
    build: buildId,
    base,
    locales: isMultilingual(site) ? site.locales.map(({ code }) => code) : [],
    defaultLocale: defaultLocale(site).code,
    files: [...new Set(files)],
    titleSuffix: escapeHtml(titleEnd),
  };
}
