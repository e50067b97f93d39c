import { prefersMarkdown } from '../../raw/markdown-response.ts';
import { HOST_HEADERS } from '../../server/hosts/common-rules.ts';
import { STATIC_HASHED_FOLDERS, IMMUTABLE } from '../../server/hosts/hashed-folders.ts';

/**
 * The worker that Cloudflare runs before it looks for a page. It sends the markdown version to clients that prefer
 * markdown, and the nearest 404 page, without caching, for paths without a file. Without it, Cloudflare would apply the
 * `cache-control` of hashed files to a missing script, so that its 404 would be cached for a year. It is a string
 * because it is written to the output without being compiled.
 */
const WORKER = `const hashed = ${JSON.stringify(STATIC_HASHED_FOLDERS)};

const common = ${JSON.stringify(HOST_HEADERS)};

const prefersMarkdown = ${prefersMarkdown.toString()};

function withHeaders(response, status, change) {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response(response.body, { status, headers });
}

async function findMarkdown(request, env) {
  const { pathname } = new URL(request.url);
  if (!prefersMarkdown(request.headers.get('accept') ?? '')) return undefined;
  const path = '/raw' + (pathname.replace(/\\/+$/, '') || '/index') + '.md';
  const markdown = await env.ASSETS.fetch(new Request(new URL(path, request.url), request));
  return markdown.ok || markdown.status === 304 ? markdown : undefined;
}

async function findMissing(request, env) {
  const { pathname } = new URL(request.url);
  const [, first] = pathname.split('/');
  const isFile = hashed.some((folder) => pathname.startsWith(folder + '/'));
  const pages = first ? ['/' + first + '/404', '/404'] : ['/404'];
  for (const page of isFile ? [] : pages) {
    const response = await env.ASSETS.fetch(new URL(page, request.url));
    if (response.ok) return response;
  }
  return new Response('Not Found', { status: 404, headers: common });
}

export default {
  async fetch(request, env) {
    const isPage = !/\\.[a-z][a-z\\d]+$/i.test(new URL(request.url).pathname);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const markdown = isPage && isRead ? await findMarkdown(request, env) : undefined;
    if (markdown) {
      return withHeaders(markdown, markdown.status, (headers) => {
        headers.set('content-type', 'text/markdown; charset=utf-8');
        headers.append('vary', 'accept');
      });
    }
    const response = await env.ASSETS.fetch(request);
    if (response.status !== 404) {
      return isPage ? withHeaders(response, response.status, (headers) => headers.append('vary', 'accept')) : response;
    }
    const missing = await findMissing(request, env);
    const body = request.method === 'HEAD' ? null : missing.body;
    return withHeaders({ body, headers: missing.headers }, 404, (headers) => {
      headers.set('cache-control', 'no-store');
      headers.delete('etag');
    });
  },
};
`;

/** Files that have no other format. Cloudflare sends them without running the worker. */
const STATIC_PATTERNS = [
  ...STATIC_HASHED_FOLDERS.map((folder) => `${folder}/*`),
  '/raw/*',
  '/*/_payload.json',
  '/*/_navigation.json',
];

/** Files for Cloudflare: the worker, and the configuration with which `wrangler` publishes the site. */
export function cloudflareFiles(name: string, compatibilityDate: string): Record<string, string> {
  const config = {
    name: name
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/gu, '-')
      .replaceAll(/^-|-$/gu, ''),
    compatibility_date: compatibilityDate,
    main: './worker.mjs',
    // Paths of pages have no trailing slash.
    assets: {
      directory: './public',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      run_worker_first: ['/*', ...STATIC_PATTERNS.map((pattern) => `!${pattern}`)],
    },
  };
  return { 'wrangler.json': `${JSON.stringify(config, undefined, 2)}\n`, 'worker.mjs': WORKER };
}

/** Rules that cache hashed files. They apply only to existing files, since the worker responds for missing ones. */
export const CACHE_RULES = STATIC_HASHED_FOLDERS.map((folder) => `${folder}/*\n  cache-control: ${IMMUTABLE}\n`).join(
  '',
);
