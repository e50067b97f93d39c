import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage, testFiles } from '../../../fixtures/test-app.tsx';
import { createTestHandler, headersOf, request } from '../../../fixtures/test-requests.ts';
import type { Site } from '../../app/site.ts';
import type { OfflineConfig } from '../offline-config.ts';
import { createWorkerEndpoint, workerPaths } from './worker-endpoint.ts';

const offline = '/assets/register.js';

test('the worker contains its configuration and is revalidated on every request', async () => {
  const response = await ask('/sw.js');
  expect(headersOf(response, 'content-type', 'cache-control')).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
  expect(configIn(await response.text())).toEqual({
    build: 'b1',
    base: '',
    locales: ['en', 'pt_br', 'ar'],
    defaultLocale: 'en',
    files: ['/assets/boot.js'],
    titleSuffix: ' - Test',
  });
});

test('configures the worker for one language, a base path and a title template', async () => {
  const site = { ...oneLanguage, title: 'A & B', titleTemplate: '{site}: {page} ({site})', base: '/below/here' };
  const config = configIn(await (await ask('/below/here/sw.js', site)).text());
  expect(config).toMatchObject({ base: '/below/here', locales: [], titleSuffix: ' (A &amp; B)' });
  expect(workerPaths(site)).toEqual(['/below/here/sw.js', '/below/here/offline.html']);
});

test('allows only GET, and responds with 404 on a site without a worker', async () => {
  expect((await ask('/sw.js', manyLanguages, { method: 'POST' })).status).toBe(405);
  expect((await request('/sw.js')).status).toBe(404);
  expect((await request('/en/offline.html')).status).toBe(404);
});

test.for([
  ['/en/offline.html', '<html lang="en" dir="ltr">', 'You are offline'],
  ['/ar/offline.html', '<html lang="ar" dir="rtl">', 'أنت غير متصل &lt;3'],
] as const)('%s is the offline page and is not indexed', async ([path, root, title]) => {
  expect(workerPaths(manyLanguages)).toContain(path);
  const messages = { ar: async () => ({ 'offline.title': 'أنت غير متصل <3' }) };
  const handle = createTestHandler({ files: { ...testFiles, offline }, app: { messages } });
  const response = await handle(new Request(`http://site.test${path}`));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(root);
  expect(html).toContain(`<h1 class="display">${title}</h1>`);
  expect(html).toContain('<ul><!--recto:visited-pages--></ul>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(` data-offline="${offline}"`);
});

async function ask(path: string, site: Site = manyLanguages, init: RequestInit = {}): Promise<Response> {
  const files = ['/assets/boot.js', '/assets/boot.js'];
  const endpoint = createWorkerEndpoint({ site, buildId: 'b1', code: 'start();', files });
  return await request(path, init, { site, endpoints: [endpoint] });
}

/** Parses the configuration before the code. */
function configIn(script: string): OfflineConfig {
  expect(script).toMatch(/\nstart\(\);$/u);
  return JSON.parse(/^const OFFLINE_CONFIG=(.*);\n/u.exec(script)?.[1] ?? '') as OfflineConfig;
}
