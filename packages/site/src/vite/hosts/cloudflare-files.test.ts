import { expect, test } from 'vitest';
import { cloudflareFiles } from './cloudflare-files.ts';

const { 'wrangler.json': config = '', 'missing.mjs': worker = '' } = cloudflareFiles('@team/My Site', '2026-11-01');

interface Worker {
  default: { fetch: (request: Request, env: object) => Promise<Response> };
}

const pages: Record<string, string> = { '/': 'Home', '/404': 'Not here', '/ar/404': 'ليست هنا' };

/** Asks the worker as Cloudflare would where it has no file. */
async function ask(path: string, method = 'GET'): Promise<Response> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(worker)}`)) as Worker;
  const ASSETS = {
    async fetch(url: URL) {
      const page = pages[url.pathname];
      return new Response(page ?? 'none', {
        status: page === undefined ? 404 : 200,
        headers: { 'content-type': 'text/html', 'cache-control': 'public', etag: '"1"' },
      });
    },
  };
  return await module.default.fetch(new Request(`http://site.test${path}`, { method }), { ASSETS });
}

test.for([
  ['/ar/nowhere', 'ليست هنا'],
  ['/en/nowhere', 'Not here'],
  ['/', 'Not here'],
  ['//x', 'Not here'],
  ['/assets', 'Not here'],
])('%s is answered by the nearest page for it, which nobody keeps', async ([path = '', text]) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(text);
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'text/html', 'cache-control': 'no-store' });
});

test.for(['/assets/gone.js', '/_assets/gone.png', '/_image/640/gone.webp'])(
  '%s is a file that is gone, and no page',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('Not Found');
  },
);

test('a head has no body', async () => {
  expect(await (await ask('/nowhere', 'HEAD')).text()).toBe('');
});

test('files come first, and the worker is named after the site', () => {
  expect(JSON.parse(config)).toEqual({
    name: 'team-my-site',
    compatibility_date: '2026-11-01',
    main: './missing.mjs',
    assets: { directory: './public', binding: 'ASSETS', html_handling: 'drop-trailing-slash' },
  });
});
