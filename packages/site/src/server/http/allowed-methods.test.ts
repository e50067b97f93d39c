import { expect, test } from 'vitest';
import { refuseOtherMethods } from './allowed-methods.ts';

/** API routes of a site, by method and path; everything else is handled by the pages. */
const ROUTES = new Set(['POST /api/messages', 'GET /api/notes', 'HEAD /api/notes', 'PUT /api/notes', 'POST /contact']);
const PAGES = new Set(['/', '/contact']);

const handle = refuseOtherMethods(
  ({ method, url }) => {
    const { pathname } = new URL(url);
    if (ROUTES.has(`${method} ${pathname}`)) return new Response('route', { status: 404 });
    if (method !== 'GET' && method !== 'HEAD')
      return new Response('', { status: 405, headers: { allow: 'GET, HEAD' } });
    return new Response('page', { status: PAGES.has(pathname) ? 200 : 404 });
  },
  (method, path) => (ROUTES.has(`${method} ${path}`) ? { method } : {}),
);

test.for([
  ['GET', '/api/messages', 405, 'POST'],
  ['HEAD', '/api/messages', 405, 'POST'],
  ['DELETE', '/api/messages', 405, 'POST'],
  ['POST', '/api/notes', 405, 'GET, HEAD, PUT'],
  // The response of a route is not changed.
  ['POST', '/api/messages', 404, null],
  ['GET', '/api/none', 404, null],
  ['GET', '/none', 404, null],
  // A page may have an API route for its form.
  ['GET', '/contact', 200, null],
  ['DELETE', '/contact', 405, 'GET, HEAD, POST'],
  ['DELETE', '/', 405, 'GET, HEAD'],
] as const)('%s %s returns %i, Allow: %s', async ([method, path, status, allow]) => {
  const response = await handle(new Request(`http://site.test${path}`, { method }));
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
});
