import { expect, test } from 'vitest';
import { createTestApp, oneLanguage, testFiles } from '../../fixtures/test-app.tsx';
import type { ThrownError } from '../api/running-site.ts';
import { createApiErrorHandler } from './api-error-handler.ts';
import { createPageResponses } from './page-responses.ts';
import { PageError } from './page-error.ts';

function open({ isDev = false } = {}) {
  const app = createTestApp(oneLanguage);
  const reports: unknown[] = [];
  const report = (error: unknown, path: string): void => {
    reports.push([path, error]);
  };
  const pages = createPageResponses({ app, files: testFiles, buildId: 'b1', mode: 'server', report });
  const handleError = createApiErrorHandler({ app, pages, isDev, report });
  const ask = async (thrown: ThrownError, accept = '*/*') =>
    await handleError(new Request('http://site.test/api/notes', { headers: { accept } }), thrown);
  return { ask, reports };
}

/** An error of another type, as h3 passes it on. */
function wrap(cause: Error): ThrownError {
  return { status: 500, message: cause.message, unhandled: true, cause };
}

test('responds to an HTTP error with its message, data and headers', async () => {
  const { ask, reports } = open();
  const headers = new Headers({ 'www-authenticate': 'Bearer' });
  const response = await ask({ status: 401, message: 'Sign in first.', data: { at: '/login' }, headers });
  expect(response?.status).toBe(401);
  expect(response?.headers.get('www-authenticate')).toBe('Bearer');
  expect(await response?.json()).toEqual({
    error: { status: 401, statusMessage: 'Unauthorized', message: 'Sign in first.', data: { at: '/login' } },
  });
  expect(reports).toEqual([]);
});

test('sends an error page to a browser that opens the URL', async () => {
  const response = await open().ask({ status: 404, message: 'No such note.' }, 'text/html');
  expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response?.text()).toContain('No such note.');
});

test('accepts a PageError from an API route', async () => {
  const thrown = { ...wrap(new PageError(410, 'It was removed.')), status: 410 };
  expect(await (await open().ask(thrown))?.json()).toMatchObject({
    error: { status: 410, message: 'It was removed.' },
  });
});

test('logs any other error and hides it from visitors', async () => {
  const { ask, reports } = open();
  const cause = Object.assign(new Error('The password is swordfish.'), { status: 418, headers: { 'x-secret': '1' } });
  const response = await ask({
    ...wrap(cause),
    status: 418,
    headers: new Headers({ 'x-secret': '1' }),
    data: 'swordfish',
  });
  expect(response?.status).toBe(500);
  expect(response?.headers.get('x-secret')).toBeNull();
  expect(await response?.text()).not.toContain('swordfish');
  expect(reports).toEqual([['/api/notes', cause]]);
});

test('leaves unexpected errors in development to the dev server, which shows their position', async () => {
  const { ask } = open({ isDev: true });
  expect(await ask(wrap(new Error('A mistake')))).toBeUndefined();
  expect((await ask({ status: 404, message: 'No such note.' }))?.status).toBe(404);
});

test('sends Retry-After with a 503', async () => {
  const response = await open().ask({ status: 503, message: 'Service Unavailable' });
  expect(response?.headers.get('retry-after')).toBe('5');
});
