import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

/**
 * First of the sixteen ports of this run; different runs use different ports, so that two checkouts can be tested in
 * parallel. All are below 32,768, where Linux begins to assign ephemeral ports to outgoing connections.
 */
process.env['RECTO_E2E_PORT'] ??= String(18_000 + (process.pid % 900) * 16);
const first = Number(process.env['RECTO_E2E_PORT']);
const url = (offset: number): string => `http://localhost:${first + offset}`;
const node = process.execPath;

const server = (command: string, offset: number) => ({
  command: `${node} ${command}`,
  url: `${url(offset)}/favicon.svg`,
  env: { PORT: String(first + offset), NODE_ENV: 'production' },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  timeout: 60_000,
});

/** Each browser test of the example starts with an empty browser profile, which has to compile SQLite first. */
const slowTimeouts = { timeout: 60_000, expect: { timeout: 15_000 } };

const dev = (copied: string, offset: number) => ({
  ...server(`scripts/e2e/dev-site.ts ${copied}`, offset),
  env: { PORT: String(first + offset), NODE_ENV: 'development' },
});

/** Projects that are slow or repeat the tests of another project. They run only in `npm run test:long`. */
const LONG = new Set(['static', 'dev-edits', 'dev-errors', 'example-files', 'example-dev', 'large']);
/** Tests that repeat what `recto check --site` checks in the static website. They run only in `npm run test:long`. */
const LONG_WEBSITE = ['links', 'markdown-versions'];
/** Studio tests other than signing in, editing and publishing. They also run only in `npm run test:long`. */
const LONG_STUDIO = [
  'base-path',
  'difference',
  'drag',
  'editor-access',
  'editor-safety',
  'files',
  'form',
  'interruptions',
  'links',
  'media',
  'open-time',
  'page-clicks',
  'preview',
  'redirects',
  'tables-and-undo',
  'toolbar-and-dialogs',
  'translations',
  'upstream',
];
/** Tests of components that the website shows only as samples. They also run only in `npm run test:long`. */
const LONG_UI = ['drawer', 'toast'];
const isLong = process.env['RECTO_LONG_TESTS'] !== undefined;

// The projects selected with `--project`; only their servers are started. If none is selected, all projects run, except
// the long ones. The selection is stored in the environment because workers load this file without these arguments.
process.env['RECTO_E2E_PROJECTS'] ??= process.argv
  .flatMap((argument) => /^--project=(.+)/u.exec(argument)?.[1] ?? [])
  .join(' ');
const selectedProjects = process.env['RECTO_E2E_PROJECTS'].split(' ').filter((name) => name !== '');
/** Whether the selected projects run all of their tests. */
const isComplete = isLong || selectedProjects.length > 0;
/** Patterns of test files that are left out of a run that is not complete. */
const without = (names: readonly string[]): string[] => (isComplete ? [] : names.map((name) => `**/${name}.spec.ts`));
const isSelected = (project: string): boolean =>
  selectedProjects.length === 0
    ? isLong || !LONG.has(project)
    : selectedProjects.some((name) => name === project || name === `${project}-firefox`);

/** Serves a built site with `vite preview`. */
const preview = (site: string, folder: string, offset: number) =>
  server(
    `node_modules/vite/bin/vite.js preview ${site} --outDir ${folder} --port ${first + offset} --strictPort`,
    offset,
  );

/** Serves the example site, built either for a server that runs queries or as static files. */
const example = (source: 'server' | 'files', folder: string, offset: number) => {
  const { env, ...rest } = preview('examples/vite-react', folder, offset);
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
      // Lets tests read the clipboard without the browser's confirmation menu.
      'dom.events.testing.asyncClipboard': true,
      // Scrollbars take no space, as in headless Chromium.
      'ui.useOverlayScrollbars': 1,
    },
  },
};

/** Interactions before React is loaded, their replay, and editing in the studio. */
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
  workers: 3,
  timeout: 60_000,
  // Generous, because a busy machine can be slow.
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Recording a trace makes a test 25 % slower, so only the retry of a failed test records one. A test that fails twice
  // has failed; a test that passes at the second attempt is listed as flaky at the end.
  retries: 1,
  // A project with its own `grepInvert` has to list `@long` again.
  ...(isComplete ? {} : { grepInvert: /@long/u }),
  use: {
    trace: 'on-first-retry',
    // A service worker would respond instead of the server under test. The offline tests allow service workers.
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
      testIgnore: ['**/dev/**', ...without(LONG_WEBSITE)],
      grepInvert: isComplete ? /@static-only/u : /@static-only|@long/u,
      use: { baseURL: url(0) },
    },
    {
      name: 'static',
      testDir: 'docs/e2e',
      // Only tests of responses that a static build has to store as files; the pages are the same as on the server.
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
        'navigation',
        'links',
        'images',
        'templates',
        'demos',
        'studio-demo',
      ].map((name) => `**/${name}.spec.ts`),
      // `@skip-static`: the script of a loaded page behaves the same in a static build and on a server.
      grepInvert: /axe finds nothing|@skip-static|@server-only/u,
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
      ...slowTimeouts,
      testDir: 'examples/vite-react/e2e',
      testIgnore: ['**/files.spec.ts', '**/dev.spec.ts'],
      use: { baseURL: url(4) },
    },
    {
      name: 'example-files',
      ...slowTimeouts,
      testDir: 'examples/vite-react/e2e',
      testMatch: ['**/files.spec.ts', '**/queries.spec.ts'],
      use: { baseURL: url(5) },
    },
    {
      name: 'example-dev',
      ...slowTimeouts,
      testDir: 'examples/vite-react/e2e',
      testMatch: '**/dev.spec.ts',
      fullyParallel: false,
      use: { baseURL: url(6) },
    },
    {
      name: 'large',
      testDir: 'scripts/e2e',
      testMatch: ['large-site', 'static-components', 'optional-packages'].map((name) => `**/${name}.spec.ts`),
      use: { baseURL: url(8) },
    },
    // The parts of the content engine that run in a browser. Each test builds its own page.
    { name: 'content', testDir: 'packages/content/e2e', fullyParallel: false },
    // Each test starts its own servers.
    { name: 'studio', testDir: 'packages/studio/e2e', testIgnore: without(LONG_STUDIO) },
    { name: 'ui', testDir: 'packages/ui/e2e', testIgnore: without(LONG_UI), use: { baseURL: url(7) } },
    ...(process.env['RECTO_FIREFOX'] === undefined ? [] : firefoxProjects),
  ].filter(({ name }) => isComplete || !LONG.has(name)),
  webServer: Object.entries({
    server: server('docs/.output/app/server/index.mjs', 0),
    static: server('scripts/e2e/static-server.ts docs/.output-static/public', 1),
    site: { ...server('packages/site/fixtures/site/.output/app/server/index.mjs', 2), url: `${url(2)}/pages/first` },
    dev: { ...dev('packages/site/fixtures/site dev-site', 3), url: `${url(3)}/pages/first` },
    'dev-edits': { ...dev('packages/site/fixtures/edited-site edited-site', 13), url: `${url(13)}/en/docs/start` },
    'dev-errors': { ...dev('packages/site/fixtures/mistakes-site mistakes-site', 14), url: `${url(14)}/en/docs` },
    example: example('server', '.output', 4),
    'example-files': example('files', '.output-static', 5),
    'example-dev': dev('examples/vite-react dev-example', 6),
    ui: preview('packages/ui/gallery', '.output', 7),
    large: server('.cache/large-site/.output/app/server/index.mjs', 8),
  }).flatMap(([project, started]) => (isSelected(project) ? [started] : [])),
});
