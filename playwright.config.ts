import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

/**
 * Each run has sixteen ports of its own, so that two checkouts can be tested side by side. They lie below 32,768: what is
 * above, systems give to whoever connects somewhere, and one of these may be taken at any time.
 */
process.env['RECTO_E2E_PORT'] ??= String(18_000 + (process.pid % 900) * 16);
const first = Number(process.env['RECTO_E2E_PORT']);
const url = (place: number): string => `http://localhost:${first + place}`;
const node = process.execPath;

const server = (command: string, place: number) => ({
  command: `${node} ${command}`,
  url: `${url(place)}/favicon.svg`,
  env: { PORT: String(first + place), NODE_ENV: 'production' },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  timeout: 60_000,
});

/** Every journey of the example begins with an empty browser, which compiles SQLite first. */
const patience = { timeout: 60_000, expect: { timeout: 15_000 } };

const dev = (copied: string, place: number) => ({
  ...server(`scripts/e2e/dev-site.ts ${copied}`, place),
  env: { PORT: String(first + place), NODE_ENV: 'development' },
});

/** Projects that take long, or try again what another one tries: for `npm run test:long`. */
const LONG = new Set(['static', 'dev-edits', 'dev-errors', 'example-files', 'example-dev', 'large']);
/** Parts of the studio beside signing in, editing and publishing: likewise. */
const LONG_STUDIO = ['difference', 'drag', 'editor-access', 'form', 'media', 'preview', 'redirects', 'translations'];
const isLong = process.env['RECTO_LONG_TESTS'] !== undefined;

/** Projects that were asked for need their own server only; without any, all but the long ones are meant. */
// Workers read this file too, without the arguments of the command.
process.env['RECTO_E2E_PROJECTS'] ??= process.argv
  .flatMap((argument) => /^--project=(.+)/u.exec(argument)?.[1] ?? [])
  .join(' ');
const asked = process.env['RECTO_E2E_PROJECTS'].split(' ').filter((name) => name !== '');
const isAsked = (project: string): boolean =>
  asked.length === 0
    ? isLong || !LONG.has(project)
    : asked.some((name) => name === project || name === `${project}-firefox`);

/** A site as Vite previews it. */
const preview = (site: string, folder: string, place: number) =>
  server(
    `node_modules/vite/bin/vite.js preview ${site} --outDir ${folder} --port ${first + place} --strictPort`,
    place,
  );

/** The example: built for a server that answers queries, or as files. */
const example = (source: 'server' | 'files', folder: string, place: number) => {
  const { env, ...rest } = preview('examples/vite-react', folder, place);
  return { ...rest, env: { ...env, RECTO_SOURCE: source } };
};

/** Stock Firefox, driven over WebDriver BiDi. */
const firefox = {
  browserName: 'firefox' as const,
  launchOptions: {
    channel: 'moz-firefox',
    executablePath: join(import.meta.dirname, 'scripts', 'browser', 'firefox.mjs'),
    firefoxUserPrefs: {
      // Light, which is the default of Playwright; see scripts/browser/firefox.mjs.
      'layout.css.prefers-color-scheme.content-override': 1,
      // A test may read the clipboard, which otherwise shows a menu of the browser.
      'dom.events.testing.asyncClipboard': true,
      // As in Chromium without a window, scrollbars take no room.
      'ui.useOverlayScrollbars': 1,
    },
  },
};

/** What is there before React, its replay, and an author at work. */
const firefoxProjects = [
  {
    name: 'server-firefox',
    testDir: 'docs/e2e',
    testMatch: '**/first-interactions.spec.ts',
    use: { baseURL: url(0), ...firefox },
  },
  {
    name: 'site-firefox',
    testDir: 'packages/site/e2e',
    testMatch: '**/replay.spec.ts',
    use: { baseURL: url(2), ...firefox },
  },
  { name: 'studio-firefox', testDir: 'packages/studio/e2e', grep: /@firefox/u, timeout: 120_000, use: firefox },
];

export default defineConfig({
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 60_000,
  // A busy machine may take its time; what never comes fails all the same.
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Traces make every journey a quarter longer. So one that fails is walked again with one; what fails twice has failed,
  // and what failed once is named at the end.
  retries: 1,
  use: {
    trace: 'on-first-retry',
    // A worker answers in the place of the server that a journey means to ask; those of offline reading allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env['RECTO_BROWSER'] === undefined
        ? { channel: 'chromium' }
        : { executablePath: process.env['RECTO_BROWSER'] }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    {
      name: 'server',
      testDir: 'docs/e2e',
      testIgnore: '**/dev/**',
      grepInvert: /@static-only/u,
      use: { baseURL: url(0) },
    },
    {
      name: 'static',
      testDir: 'docs/e2e',
      // What a server answers and a folder has to hold as files; the pages themselves are the same.
      testMatch: [
        'pages',
        'copy-page',
        'sidebar',
        'legacy',
        'languages',
        'fallback',
        'islands',
        'palette',
        'palette-edges',
        'between',
        'links',
        'images',
        'templates',
        'demos',
        'studio-demo',
      ].map((name) => `**/${name}.spec.ts`),
      // `@alike`: once a page is there its script does the same, wherever it came from.
      grepInvert: /axe finds nothing|@alike|@server-only/u,
      use: { baseURL: url(1) },
    },
    { name: 'site', testDir: 'packages/site/e2e', testIgnore: '**/dev*.spec.ts', use: { baseURL: url(2) } },
    {
      name: 'dev',
      testDir: 'packages/site/e2e',
      testMatch: '**/dev.spec.ts',
      fullyParallel: false,
      use: { baseURL: url(3) },
    },
    {
      name: 'dev-edits',
      testDir: 'packages/site/e2e',
      testMatch: '**/dev-edits.spec.ts',
      fullyParallel: false,
      use: { baseURL: url(13) },
    },
    {
      name: 'dev-errors',
      testDir: 'packages/site/e2e',
      testMatch: '**/dev-errors.spec.ts',
      fullyParallel: false,
      use: { baseURL: url(14) },
    },
    {
      name: 'example',
      ...patience,
      testDir: 'examples/vite-react/e2e',
      testIgnore: ['**/files.spec.ts', '**/dev.spec.ts'],
      use: { baseURL: url(4) },
    },
    {
      name: 'example-files',
      ...patience,
      testDir: 'examples/vite-react/e2e',
      testMatch: ['**/files.spec.ts', '**/queries.spec.ts'],
      use: { baseURL: url(5) },
    },
    {
      name: 'example-dev',
      ...patience,
      testDir: 'examples/vite-react/e2e',
      testMatch: '**/dev.spec.ts',
      fullyParallel: false,
      use: { baseURL: url(6) },
    },
    {
      name: 'large',
      testDir: 'scripts/e2e',
      testMatch: ['**/large-site.spec.ts', '**/static-components.spec.ts'],
      use: { baseURL: url(8) },
    },
    // What of the engine runs in a browser. Each test builds its own page.
    { name: 'content', testDir: 'packages/content/e2e', fullyParallel: false },
    // Each test starts servers of its own.
    {
      name: 'studio',
      testDir: 'packages/studio/e2e',
      testIgnore: isLong || asked.length > 0 ? [] : LONG_STUDIO.map((name) => `**/${name}.spec.ts`),
    },
    { name: 'ui', testDir: 'packages/ui/e2e', use: { baseURL: url(7) } },
    ...(process.env['RECTO_FIREFOX'] === undefined ? [] : firefoxProjects),
  ].filter(({ name }) => isLong || asked.length > 0 || !LONG.has(name)),
  webServer: Object.entries({
    server: server('docs/.output/app/server/index.mjs', 0),
    static: server('scripts/e2e/static-server.ts docs/.output-static/public', 1),
    site: { ...server('packages/site/fixtures/site/.output/app/server/index.mjs', 2), url: `${url(2)}/pages/first` },
    dev: { ...dev('packages/site/fixtures/site dev-site', 3), url: `${url(3)}/pages/first` },
    'dev-edits': { ...dev('packages/site/fixtures/edited-site edited-site', 13), url: `${url(13)}/en/docs/start` },
    'dev-errors': { ...dev('packages/site/fixtures/mistaken-site mistaken-site', 14), url: `${url(14)}/en/docs` },
    example: example('server', '.output', 4),
    'example-files': example('files', '.output-static', 5),
    'example-dev': dev('examples/vite-react dev-example', 6),
    ui: preview('packages/ui/gallery', '.output', 7),
    large: server('.cache/large-site/.output/app/server/index.mjs', 8),
  }).flatMap(([project, started]) => (isAsked(project) ? [started] : [])),
});
