import { HASHED_FOLDERS_OF_FILES, KEPT } from '../../server/hosts/hashed-folders.ts';

/**
 * What Cloudflare runs where it has no file: the nearest page that says so, and that nobody may keep. Left to itself it
 * would say of a missing script what is said of all that have a hash: keep it for a year.
 * A text, since it is written beside the files as it is; nobody compiles it.
 */
const MISSING_WORKER = `const hashed = ${JSON.stringify(HASHED_FOLDERS_OF_FILES)};

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const [, first] = pathname.split('/');
    const isFile = hashed.some((folder) => pathname.startsWith(folder + '/'));
    const pages = first ? ['/' + first + '/404', '/404'] : ['/404'];
    for (const page of isFile ? [] : pages) {
      const answer = await env.ASSETS.fetch(new URL(page, request.url));
      if (!answer.ok) continue;
      const headers = new Headers(answer.headers);
      headers.set('cache-control', 'no-store');
      headers.delete('etag');
      return new Response(request.method === 'HEAD' ? null : answer.body, { status: 404, headers });
    }
    return new Response('Not Found', { status: 404, headers: { 'cache-control': 'no-store' } });
  },
};
`;

/** What Cloudflare's `wrangler` reads to publish a folder of pages. */
export function cloudflareFiles(name: string, compatibilityDate: string): Record<string, string> {
  const config = {
    name: name
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/gu, '-')
      .replaceAll(/^-|-$/gu, ''),
    compatibility_date: compatibilityDate,
    main: './missing.mjs',
    // A page has no slash at its end, there as everywhere.
    assets: { directory: './public', binding: 'ASSETS', html_handling: 'drop-trailing-slash' },
  };
  return { 'wrangler.json': `${JSON.stringify(config, undefined, 2)}\n`, 'missing.mjs': MISSING_WORKER };
}

/** Said of files only: the answer for what is missing is the worker's own. */
export const KEPT_FILES = HASHED_FOLDERS_OF_FILES.map((folder) => `${folder}/*\n  cache-control: ${KEPT}\n`).join('');
