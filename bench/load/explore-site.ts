import { createSearchFetcher } from '../../packages/content/src/client/search-fetcher.ts';
import { createQueryBuilder } from '../../packages/content/src/query/builder.ts';
import type { Query } from '../../packages/content/src/query/query.ts';
import { renderQueryText } from '../../packages/content/src/query/render-query-text.ts';
import { createSearcher } from '../../packages/content/src/search/find/create-searcher.ts';
import type { Send } from './send.ts';

/** Words that visitors search for. */
export const WORDS = ['install', 'query', 'markdown', 'deploy', 'search index', 'front matter', 'colour', 'componant'];

/** URL paths of everything that visitors request, and texts of queries. */
export interface SiteMap {
  pages: string[];
  payloads: string[];
  images: string[];
  scripts: string[];
  searchParts: string[];
  queries: string[];
}

/** Lists the pages of the site, the images and scripts in them, and what a browser requests to search and to query. */
export async function exploreSite(send: Send): Promise<SiteMap> {
  const read = async (path: string): Promise<string> => {
    const { status, text } = await send({ path, isRead: true });
    if (status !== 200) throw new Error(`GET ${path}: status ${status}`);
    return text;
  };
  const sitemap = await read('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]+)<\/loc>/gu)].map(([, path = '']) => path);
  const images = new Set<string>();
  const scripts = new Set<string>();
  let versions = '';
  for (const page of pages.filter((path) => /^\/en\b/u.test(path))) {
    const html = await read(page);
    versions = html.replace(/^.*data-build="([^"]*)" data-content="([^"]*)".*$/su, '?$1.$2');
    for (const [, url = ''] of html.matchAll(/"(\/_image\/[^"\s]+|\/_assets\/[^"\s]+)"/gu)) images.add(url);
    for (const [, url = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)) scripts.add(url);
  }
  return {
    pages,
    payloads: pages.map((page) => `${page}/_payload.json${versions}`),
    images: [...images],
    scripts: [...scripts],
    searchParts: await listSearchParts(read),
    queries: await listQueries(),
  };
}

/** Searches like a browser, and returns the URLs that it requests. */
async function listSearchParts(read: (path: string) => Promise<string>): Promise<string[]> {
  const paths = new Set<string>();
  const fetchIt = async (url: unknown): Promise<Response> => {
    paths.add(String(url));
    return new Response(await read(String(url)));
  };
  for (const word of WORDS) {
    const source = createSearchFetcher('', fetchIt, undefined);
    await createSearcher({ source, locale: 'en', fallback: 'en' }).search(word);
  }
  return [...paths];
}

/** Lists queries as browsers send them: lists of pages, one page, and a count. */
async function listQueries(): Promise<string[]> {
  const texts: string[] = [];
  const record = async (query: Query) => {
    texts.push(renderQueryText(query));
    return [];
  };
  const docs = createQueryBuilder<{ title: string; path: string }>('docs', record);
  await docs.select('title', 'path').all();
  await docs.select('title', 'path').where('path', 'LIKE', '/docs/files%').limit(10).all();
  await docs.path('/docs/files/markdown').first();
  await docs.count();
  return texts;
}
