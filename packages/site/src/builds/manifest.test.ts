import { expect, test } from 'vitest';
import type { App } from '../app/app.ts';
import { buildManifest } from './manifest.ts';

const build = { id: 'b1', timestamp: 1_790_000_000_000 };

test('a manifest holds redirect, prerender and middleware rules, and nothing else of them', () => {
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

test('a site without rules has an empty matcher', () => {
  expect(buildManifest(build, {}, [])).toEqual({ ...build, matcher: {}, prerendered: [] });
});
