import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { virtualModules } from './packages/site/fixtures/virtual-modules.ts';
import { configPlugin } from './packages/site/src/vite/config/config-plugin.ts';
import { loadSite } from './packages/site/src/vite/config/load-site.ts';

/** Tests of the website import the modules that are written from its configuration. */
const docs = join(import.meta.dirname, 'docs');

/** Hosts, faults and many random edits of the studio: for `npm run test:long`, and where a file is named. */
const LONG = [
  'packages/studio/**/*.property.test.ts',
  'packages/studio/src/publish/kill.test.ts',
  'packages/studio/src/repository/{gitea,gitlab}/*-host.test.ts',
  'packages/studio/src/repository/http/host-failures.test.ts',
];
const isLong =
  process.env['RECTO_LONG_TESTS'] !== undefined || process.argv.slice(3).some((name) => !name.startsWith('-'));

export default defineConfig({
  plugins: [configPlugin(await loadSite(docs), docs), virtualModules()],
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'docs/**/*.test.{ts,tsx}', '{bench,scripts}/**/*.test.ts'],
    // One of its routes looks like a test, and must not be taken for a route.
    exclude: ['**/node_modules/**', 'packages/site/fixtures/api-site/**', ...(isLong ? [] : LONG)],
    typecheck: { enabled: false },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A process for each file costs more than most files themselves. So tests leave nothing behind: what they replace is
    // given back, and a module that remembers something is made anew by whoever tests it.
    isolate: false,
    setupFiles: ['scripts/unit-setup.ts'],
    // Vitest keeps one core for itself, which is half of a machine with two.
    maxWorkers: '100%',
    // A busy machine may take its time; what never comes fails all the same.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests with processes, servers and git depend on time. In CI such a test has a second try, and the report names it.
    retry: process.env['CI'] ? 1 : 0,
  },
});
