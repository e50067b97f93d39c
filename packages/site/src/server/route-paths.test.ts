import { expect, test } from 'vitest';
import { manyLanguages, noContent, testRoute } from '../../fixtures/test-app.tsx';
import { createRoutePaths, fillPath } from './route-paths.ts';

const [locale] = manyLanguages.locales;
const server = { paths: { '/team/:name': async () => [{ name: 'ada' }, { name: 'grace' }] } };
const list = createRoutePaths({ site: manyLanguages, server, content: noContent });

test('lists a route without placeholders itself, and others as their server modules do', async () => {
  expect(await list(testRoute('/about'), locale)).toEqual(['/about']);
  expect(await list(testRoute('/team/:name'), locale)).toEqual(['/team/ada', '/team/grace']);
  expect(await list(testRoute('/docs/**'), locale)).toEqual([]);
});

test('does not list pages with perVisitor', async () => {
  expect(await list({ ...testRoute('/account'), meta: { perVisitor: true } }, locale)).toEqual([]);
  expect(await list({ ...testRoute('/team/:name'), meta: { perVisitor: true } }, locale)).toEqual([]);
});

test('the error for a missing value contains its name', () => {
  expect(fillPath('/a/:b/**', { b: 'x', rest: 'y/z' })).toBe('/a/x/y/z');
  expect(() => fillPath('/a/:b', {})).toThrow('"paths" of the page /a/:b returns no "b"');
});
