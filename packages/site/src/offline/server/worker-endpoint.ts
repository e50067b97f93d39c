import { escapeHtml } from '@recto/content';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import type { Site } from '../../app/site.ts';
import { pageTitle } from '../../head/head.ts';
import { defaultLocale, isMultilingual, localisePath } from '../../languages/locale.ts';
import { OFFLINE_PAGE, WORKER_FILE } from '../facts.ts';
import type { OfflineFacts } from '../facts.ts';

export interface WorkerEndpointOptions {
  site: Site;
  buildId: string;
  /** The worker in one file. */
  code: string;
  /** Addresses of the code that brings pages to life. */
  files: readonly string[];
}

/** Stands for the title of a page, and is none. */
const ANY_PAGE = '\0';

/** A worker that is out of date would keep what is: browsers ask for it each time. */
export const WORKER_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

/** Whether browsers are to keep the pages of a site. */
export function isKeptOffline({ offline = true }: Pick<Site, 'offline'>): boolean {
  return offline;
}

/** The worker, and what it shows for pages that were never read, as addresses of the static output. */
export function workerAddresses(site: Site): string[] {
  const pages = site.locales.map((locale) => localisePath(OFFLINE_PAGE, locale, site));
  return [(site.base ?? '') + WORKER_FILE, ...pages];
}

/** Answers with the worker of this build: its code, below what it has to know of the site. */
export function createWorkerEndpoint(options: WorkerEndpointOptions): SiteEndpoint {
  const script = `const OFFLINE_FACTS=${JSON.stringify(factsOf(options))};\n${options.code}`;
  return {
    path: WORKER_FILE,
    methods: ['GET'],
    cache: 'version',
    answer: () => new Response(script, { headers: WORKER_HEADERS }),
  };
}

function factsOf({ site, buildId, files }: WorkerEndpointOptions): OfflineFacts {
  const { title, titleTemplate, base = '' } = site;
  const [, titleEnd = ''] = pageTitle(ANY_PAGE, title, titleTemplate).split(ANY_PAGE);
  return {
    build: buildId,
    base,
    locales: isMultilingual(site) ? site.locales.map(({ code }) => code) : [],
    defaultLocale: defaultLocale(site).code,
    files: [...new Set(files)],
    titleEnd: escapeHtml(titleEnd),
  };
}
