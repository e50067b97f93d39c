import { join } from 'node:path';
import type { System } from './system.ts';

/**
 * Maximum number of pages of a system. Each site is built several times, so a system that takes minutes for 200 pages is
 * not measured with more.
 */
const SMALL = 200;
/** Number of measured builds of a slow system. Such systems are many times slower, so one measured build is enough. */
const SLOW_BUILD_RUNS = 1;
const MEDIUM = 1000;
const LARGE = 10_000;

const folder = (path: string): string => `/docs/${path}/`;
const plain = (path: string): string => `/docs/${path}`;
const folderFile = (path: string): string => join('docs', path, 'index.html');
const plainFile = (path: string): string => join('docs', `${path}.html`);

const recto = {
  site: 'recto',
  package: '@recto/site',
  maxPages: LARGE,
  content: 'content/docs',
  generated: ['.output', '.output-static', '.recto', 'node_modules'],
  code: 'logo.tsx',
  path: plain,
  search: { open: { press: 'Control+k' }, results: 'dialog' },
} as const;

/** The measured systems, in the order of the tables. The others are compared with the first. */
export const SYSTEMS: Readonly<Record<string, System>> = {
  recto: {
    ...recto,
    title: 'Recto',
    build: ['recto', 'build', '--static', '--no-compress'],
    env: { BENCH_PICTURES: '0' },
    output: '.output-static/public',
    html: folderFile,
    hasPages: true,
  },
  'recto-pictures': {
    ...recto,
    title: 'Recto, with pictures and copies',
    maxPages: MEDIUM,
    build: ['recto', 'build', '--static'],
    output: '.output-static/public',
    html: folderFile,
    hasPages: false,
  },
  'recto-server': {
    ...recto,
    title: 'Recto, Node server',
    build: ['recto', 'build'],
    output: '.output',
    server: ['node', '.output/app/server/index.mjs'],
    hasPages: true,
  },
  starlight: {
    title: 'Starlight',
    site: 'starlight',
    package: '@astrojs/starlight',
    maxPages: LARGE,
    content: 'src/content/docs/docs',
    build: ['astro', 'build'],
    generated: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    output: 'dist',
    code: 'src/components/footer.astro',
    html: folderFile,
    path: folder,
    hasPages: true,
    search: { open: { click: 'site-search button[data-open-modal]' }, results: 'dialog' },
  },
  vitepress: {
    title: 'VitePress',
    site: 'vitepress',
    package: 'vitepress',
    maxPages: SMALL,
    buildRuns: SLOW_BUILD_RUNS,
    content: 'docs',
    build: ['vitepress', 'build'],
    generated: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
    output: '.vitepress/dist',
    code: '.vitepress/theme/index.mjs',
    html: plainFile,
    path: plain,
    hasPages: true,
    search: { open: { click: '.VPNavBarSearch button' }, results: '.VPLocalSearchBox' },
  },
  docusaurus: {
    title: 'Docusaurus (faster)',
    site: 'docusaurus',
    package: '@docusaurus/core',
    maxPages: MEDIUM,
    content: 'docs',
    build: ['docusaurus', 'build'],
    generated: ['build', '.docusaurus', 'node_modules/.cache'],
    output: 'build',
    code: 'src/theme/Footer/index.js',
    html: plainFile,
    path: plain,
    hasPages: true,
  },
  fumadocs: {
    title: 'Fumadocs',
    site: 'fumadocs',
    package: 'fumadocs-ui',
    maxPages: SMALL,
    buildRuns: SLOW_BUILD_RUNS,
    content: 'content/docs',
    build: ['next', 'build'],
    generated: ['.next', '.source', 'out'],
    output: '.next',
    notDeployed: ['cache', 'dev'],
    code: 'app/docs/layout.tsx',
    html: (path) => join('server', 'app', plainFile(path)),
    path: plain,
    server: ['next', 'start'],
    hasPages: true,
    search: { open: { press: 'Control+k' }, results: '[role=dialog]' },
  },
  docus: {
    title: 'Docus',
    site: 'docus',
    package: 'docus',
    maxPages: SMALL,
    buildRuns: SLOW_BUILD_RUNS,
    content: 'content/docs',
    build: ['nuxt', 'build'],
    generated: ['.output', '.nuxt', '.data', 'node_modules/.cache', 'dist'],
    output: '.output',
    code: 'app/components/app/AppFooterLeft.vue',
    html: (path) => join('public', plainFile(path)),
    path: plain,
    server: ['node', '.output/server/index.mjs'],
    hasPages: true,
    search: { open: { press: 'Control+k' }, results: '[role=dialog]' },
  },
  hugo: {
    title: 'Hugo',
    site: 'hugo',
    versionCommand: ['hugo', 'version'],
    maxPages: LARGE,
    content: 'content/docs',
    indexName: '_index.md',
    build: ['hugo', '--quiet'],
    generated: ['public', 'resources', '.hugo_build.lock'],
    output: 'public',
    code: 'layouts/_default/baseof.html',
    html: folderFile,
    path: folder,
    hasPages: true,
  },
};
