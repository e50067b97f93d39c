import { expect, test } from 'vitest';
import { HOME, pageOf, siteOf } from '../../fixtures/check/site-of.ts';
import { findExternalLinks } from './check-site.ts';

const LINKS = [
  'https://nodejs.org/en#top',
  'https://nodejs.org/en',
  'http://localhost:3000/a',
  `${HOME}/a`,
  '/a',
  'https://discord.recto.example/x',
  'https://example.com/',
  'mailto:a@nodejs.org',
  'javascript:void',
];

test('finds URLs of other sites, once and without hashes, except reserved example domains', async () => {
  const body = LINKS.map((href) => `<a href="${href}">x</a>`).join('');
  const site = await siteOf({ '/a': pageOf('/a', { body }), '/b': pageOf('/b', { body }) });
  expect(findExternalLinks(site)).toEqual([
    { url: 'https://nodejs.org/en', file: '/a' },
    { url: 'http://localhost:3000/a', file: '/a' },
  ]);
});
