import { expect, test } from 'vitest';
import { cloudflareFiles } from './cloudflare-files.ts';

const { 'wrangler.json': config = '', 'worker.mjs': worker = '' } = cloudflareFiles('@team/My Site', '2026-11-01');

interface Worker {
  default: { fetch: (request: Request, env: object) => Promise<Response> };
}

const files: Record<string, string> = {
  '/': 'Home',
  '/en/docs': 'Docs',
  '/404': 'Not here',
  '/ar/404': 'ليست هنا',
  '/favicon.svg': 'Icon',
  '/raw/en/docs.md': '# Docs',
  '/raw/index.md': '# Home',
};

/** Calls the worker as Cloudflare does. */
async function ask(path: string, { method = 'GET', accept = '*/*' } = {}): Promise<Response> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(worker)}`)) as Worker;
  const ASSETS = {
    async fetch(request: URL | Request) {
      const file = files[new URL(request instanceof Request ? request.url : request).pathname];
      const isHead = request instanceof Request && request.method === 'HEAD';
      return new Response(isHead ? null : (file ?? 'none'), {
        status: file === undefined ? 404 : 200,
        headers: { 'content-type': 'text/html', 'cache-control': 'public', etag: '"1"' },
      });
    },
  };
  return await module.default.fetch(new Request(`http://site.test${path}`, { method, headers: { accept } }), {
    ASSETS,
  });
}

test.for([
  ['/ar/nowhere', 'ليست هنا'],
  ['/en/nowhere', 'Not here'],
  ['//x', 'Not here'],
  ['/assets', 'Not here'],
])('returns the nearest 404 page for %s, without caching', async ([path = '', text]) => {
  for (const accept of ['*/*', 'text/markdown']) {
    const response = await ask(path, { accept });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(text);
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'text/html', 'cache-control': 'no-store' });
  }
});

test.for(['/assets/gone.js', '/_assets/gone.png', '/_image/640/gone.webp'])(
  'returns a plain 404 for the missing file %s',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('Not Found');
    // SEC-10: this response has no file whose headers it could copy.
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  },
);

test('a response to HEAD has no body', async () => {
  expect(await (await ask('/nowhere', { method: 'HEAD' })).text()).toBe('');
});

test.for([
  ['/en/docs', '# Docs'],
  ['/en/docs/', '# Docs'],
  ['/', '# Home'],
])('returns the markdown version of %s to clients that prefer markdown', async ([path = '', text]) => {
  const response = await ask(path, { accept: 'text/markdown, text/html;q=0.9' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('vary')).toBe('accept');
  expect(await response.text()).toBe(text);
  const head = await ask(path, { method: 'HEAD', accept: 'text/markdown' });
  expect(head.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await head.text()).toBe('');
});

test('returns the page to other clients, with vary: accept', async () => {
  for (const accept of ['*/*', 'text/html, text/markdown;q=0.5']) {
    const response = await ask('/en/docs', { accept });
    expect(await response.text()).toBe('Docs');
    expect(response.headers.get('vary')).toBe('accept');
    expect(response.headers.get('etag')).toBe('"1"');
  }
});

test('returns a file unchanged', async () => {
  const response = await ask('/favicon.svg', { accept: 'text/markdown' });
  expect(await response.text()).toBe('Icon');
  expect(response.headers.get('vary')).toBeNull();
});

test('the worker has the name of the site, and runs for pages, but not for files', () => {
  expect(JSON.parse(config)).toEqual({
    name: 'team-my-site',
    compatibility_date: '2026-11-01',
    main: './worker.mjs',
    assets: {
      directory: './public',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      run_worker_first: [
        '/*',
        '!/assets/*',
        '!/_assets/*',
        '!/_image/*',
        '!/_social/*',
        '!/__recto_search/parts/*',
        '!/raw/*',
        '!/*/_payload.json',
        '!/*/_navigation.json',
      ],
    },
  });
});
