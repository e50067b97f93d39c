import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { virtualModules } from './packages/site/fixtures/virtual-modules.ts';
import { configPlugin } from './packages/site/src/vite/config/config-plugin.ts';
import { loadSite } from './packages/site/src/vite/config/load-site.ts';

/** Tests of the website import virtual modules that are generated from its configuration. */
const docs = join(import.meta.dirname, 'docs');

/**
 * Tests of several servers and of failures, with many processes, builds with every typical mistake, tests of parsing
 * times, and studio tests of Git hosts and of many random edits. They run in `npm run test:long`, and whenever a file
 * is named on the command line.
 */
const LONG = [
  'packages/content/src/parse/hostile-length.test.ts',
  'packages/site/multi-server-tests/*.test.ts',
  'packages/site/src/cli/mistakes.test.ts',
  'packages/site/src/content/server/{build,check}-process.test.ts',
  'packages/site/src/vite/config/completions.test.ts',
  'packages/site/src/server/unavailable.test.ts',
  'packages/studio/**/*.property.test.ts',
  'packages/studio/src/media/upload-kill.test.ts',
  'packages/studio/src/publish/kill.test.ts',
  'packages/studio/src/repository/{gitea,github,gitlab}/*-host.test.ts',
  'packages/studio/src/repository/local/remote.test.ts',
  'packages/studio/src/repository/http/host-failures.test.ts',
];
const isLong =
  process.env['RECTO_LONG_TESTS'] !== undefined || process.argv.slice(3).some((name) => !name.startsWith('-'));

export default defineConfig({
  plugins: [configPlugin(await loadSite(docs), docs), virtualModules()],
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'docs/**/*.test.{ts,tsx}', '{bench,scripts}/**/*.test.ts'],
    // One file in the routes of this fixture is named like a test, to check that it does not become a route.
    exclude: ['**/node_modules/**', 'packages/site/fixtures/api-site/**', ...(isLong ? [] : LONG)],
    typecheck: { enabled: false },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Starting a process for each file takes longer than most test files run. So tests must restore everything they
    // replace, and a test of a module with state has to create that state again.
    isolate: false,
    setupFiles: ['scripts/unit-setup.ts'],
    // By default Vitest leaves one core unused, which is half of a machine with two cores.
    maxWorkers: '100%',
    // Generous, because a busy machine can be slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests with processes, servers and git depend on timing. In CI a failed test is retried once, and listed if flaky.
    retry: process.env['CI'] ? 1 : 0,
  },
});
