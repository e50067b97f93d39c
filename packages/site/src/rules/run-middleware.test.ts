import { expect, test } from 'vitest';
import { manyLanguages, oneLanguage } from '../../fixtures/test-app.tsx';
import type { Middleware } from '../app/app.ts';
import { runMiddleware } from './run-middleware.ts';

const [english, , arabic = english] = manyLanguages.locales;
const context = { path: '/ar/docs/start', locale: arabic, params: { slug: 'start' } };
const calls: string[] = [];

const remember =
  (name: string, result?: Awaited<ReturnType<Middleware>>): (() => Promise<Middleware>) =>
  async () =>
  (call) => {
    calls.push(`${name} ${call.path} ${call.locale.code} ${call.params['slug'] ?? ''}`);
    return result;
  };

const app = {
  site: manyLanguages,
  middleware: {
    first: remember('first'),
    second: remember('second'),
    login: remember('login', { redirect: '/login?from=docs#form' }),
    other: remember('other', { redirect: '/en/login' }),
    away: remember('away', { redirect: 'https://away.example/' }),
    none: remember('none', false),
  },
};

async function run(...names: string[]) {
  calls.length = 0;
  return { result: await runMiddleware(app, names, context), calls: calls.map((line) => line.split(' ')[0]) };
}

test('runs each middleware once, in order, with the context of the page', async () => {
  expect(await run('second', 'first', 'second')).toEqual({ result: undefined, calls: ['second', 'first'] });
  expect(calls[0]).toBe('second /ar/docs/start ar start');
});

test.for([
  ['login', { redirect: '/ar/login?from=docs#form' }, 'a path without a locale gets that of the page'],
  ['other', { redirect: '/en/login' }, 'a path with a locale is unchanged'],
  ['away', { redirect: 'https://away.example/' }, 'a redirect to another site'],
  ['none', false, 'the page does not exist'],
] as const)('%s returns %o and ends the chain: %s', async ([name, result]) => {
  expect(await run('first', name, 'second')).toEqual({ result, calls: ['first', name] });
});

test.for(['missing', 'constructor', 'toString'])('throws for the unknown middleware %s', async (name) => {
  await expect(run('first', name)).rejects.toThrow(`Unknown route middleware: '${name}'.`);
});

test('throws on a site without middleware', async () => {
  const result = runMiddleware({ site: oneLanguage }, ['first'], context);
  await expect(result).rejects.toThrow("Unknown route middleware: 'first'.");
});
