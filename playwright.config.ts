import { defineConfig } from '@playwright/test';

/** Each run has ports of its own, so that two checkouts can be tested side by side. */
process.env['RECTO_E2E_PORT'] ??= String(20_000 + (process.pid % 2000) * 10);
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

export default defineConfig({
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  timeout: 30_000,
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['RECTO_BROWSER'] === undefined
        ? { channel: 'chromium' }
        : { executablePath: process.env['RECTO_BROWSER'] }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'server', testDir: 'docs/e2e', testIgnore: '**/dev/**', use: { baseURL: url(0) } },
    {
      name: 'static',
      testDir: 'docs/e2e',
      testMatch: ['**/pages.spec.ts', '**/static.spec.ts'],
      use: { baseURL: url(1) },
    },
    { name: 'site', testDir: 'packages/site/e2e', testIgnore: '**/dev.spec.ts', use: { baseURL: url(2) } },
    {
      name: 'dev',
      testDir: 'packages/site/e2e',
      testMatch: '**/dev.spec.ts',
      fullyParallel: false,
      use: { baseURL: url(3) },
    },
  ],
  webServer: [
    server('docs/.output/server/index.mjs', 0),
    server('scripts/e2e/static-server.ts docs/.output-static/public', 1),
    { ...server('packages/site/fixtures/site/.output/server/index.mjs', 2), url: `${url(2)}/pages/first` },
    {
      ...server('scripts/e2e/dev-site.ts', 3),
      url: `${url(3)}/pages/first`,
      env: { PORT: String(first + 3), NODE_ENV: 'development' },
    },
  ],
});
