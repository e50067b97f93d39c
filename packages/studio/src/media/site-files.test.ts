import { expect, test, vi } from 'vitest';
import type { Repository } from '../repository/create-repository.ts';
import { notFound, success } from '../repository/repository-error.ts';
import { createSiteFiles } from './site-files.ts';

const MANIFEST = JSON.stringify({
  name: 'Site',
  start_url: '/base/',
  icons: [{ src: 'icon-192.png', sizes: '192x192' }, { src: '/base/icons/512.png?v=2' }],
  screenshots: [{ src: 'https://elsewhere.example/one.png' }, { src: '/other/two.png' }],
});

const PATHS = [
  'public/favicon.ico',
  'public/apple-touch-icon-120x120.png',
  'public/.well-known/logo.svg',
  'public/img/favicon.ico',
  'content/favicon.ico',
  'public/app/site.webmanifest',
];
const filesOf = (manifestId = 'm1') =>
  PATHS.map((path) => ({
    path,
    id: path.endsWith('manifest') ? manifestId : path,
    kind: 'file' as const,
    executable: false,
  }));

const readFiles = vi.fn<Repository['readFiles']>();

const find = createSiteFiles({
  site: {
    title: 'Site',
    base: '/base',
    locales: [{ code: 'en', name: 'English' }],
    icon: '/favicon.svg?v=3',
    touchIcon: '/img/touch%20icon.png',
    smallIcon: 'https://elsewhere.example/icon.png',
    manifest: '/app/site.webmanifest',
    logoFiles: ['/logo.svg'],
    feed: '/blog/rss.xml',
    header: [
      { label: 'Paper', to: '/files/paper.pdf' },
      { label: 'Docs', to: '/docs' },
    ],
  },
  folders: { content: 'content', public: 'public' },
  repository: { readFiles },
});

test('finds the files of the configuration, of the manifest, and those at fixed paths', async () => {
  readFiles.mockResolvedValue(success(new Map([['m1', new TextEncoder().encode(MANIFEST)]])));
  const expected = [
    'public/.well-known/logo.svg',
    'public/app/icon-192.png',
    'public/app/site.webmanifest',
    'public/apple-touch-icon-120x120.png',
    'public/favicon.ico',
    'public/favicon.svg',
    'public/files/paper.pdf',
    'public/icons/512.png',
    'public/img/touch icon.png',
    'public/logo.svg',
  ];
  expect([...(await find({ revision: 'r1', files: filesOf() }))].toSorted()).toEqual(expected);
  expect([...(await find({ revision: 'r2', files: filesOf() }))].toSorted()).toEqual(expected);
  // The manifest is read again only if it has changed.
  expect(readFiles).toHaveBeenCalledTimes(1);
});

test.for([
  ['cannot be read', notFound('The file')],
  ['is not JSON', success(new Map([['m2', new TextEncoder().encode('{')]]))],
] as const)('finds the other files if the manifest %s', async ([, result]) => {
  readFiles.mockResolvedValue(result);
  const files = await find({ revision: 'r3', files: filesOf('m2') });
  expect(files.has('public/favicon.svg')).toBe(true);
  expect(files.has('public/app/icon-192.png')).toBe(false);
});
