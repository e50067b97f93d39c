import { expect, test } from 'vitest';
import type { App } from '../app/app.ts';
import { buildManifest } from './manifest.ts';

const build = { id: 'b1', timestamp: 1_790_000_000_000 };

test('contains only redirect, prerender and middleware rules', () => {
  const rules = {
    '/old': { redirect: '/new', status: 301 },
    '/members/**': { middleware: ['member'], headers: { 'x-robots-tag': 'none' } },
    '/files/**': { prerender: true },
    '/cached': { cache: 60 },
  } as unknown as NonNullable<App['rules']>;
  expect(buildManifest(build, { rules }, ['/', '/blog'])).toEqual({
    id: 'b1',
    timestamp: 1_790_000_000_000,
    matcher: {
      '/old': { redirect: '/new' },
      '/members/**': { middleware: ['member'] },
      '/files/**': { prerender: true },
    },
    prerendered: ['/', '/blog'],
  });
});

test('has an empty matcher for a site without rules', () => {
  expect(buildManifest(build, {}, [])).toEqual({ ...build, matcher: {}, prerendered: [] });
});
