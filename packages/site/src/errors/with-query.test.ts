import { expect, test } from 'vitest';
import type { ErrorPayload, Payload } from '../payload/payload.ts';
import { withQuery } from './with-query.ts';

function payload(error?: ErrorPayload): Payload {
  const head = { title: '', description: '', lang: 'en', dir: 'ltr' as const };
  const page = { path: '/en/nowhere', locale: 'en', route: 'error', status: 404, head, data: null, body: [] };
  return { ...page, ...(error && { error }) };
}

const missing = (message: string, status = 404): ErrorPayload => ({ status, statusMessage: '', message, fatal: false });

test.for(['Page not found: /en/nowhere', 'Page Not Found: /en/nowhere'])('BEH-7: adds the query to "%s"', (message) => {
  expect(withQuery(payload(missing(message)), '?a=1&b=%20').error?.message).toBe(`${message}?a=1&b=%20`);
});

test('BEH-7: does not change other messages and pages', () => {
  for (const same of [
    payload(),
    payload(missing('No such product.')),
    payload(missing('Not for you: /en/nowhere', 403)),
    payload(missing('Page not found: /en/nowhere?a=1')),
  ]) {
    expect(withQuery(same, '?a=1')).toBe(same);
  }
  const plain = payload(missing('Page not found: /en/nowhere'));
  expect(withQuery(plain, '')).toBe(plain);
});
