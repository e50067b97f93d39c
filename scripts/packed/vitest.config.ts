import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Each of these installs and builds several sites: for `npm run test:long`. */
const LONG = ['package-managers', 'static', 'studio', 'templates'].map((name) => `scripts/packed/${name}.installed.ts`);

/** Files that were named are run whatever they are. */
const isLong =
  process.env['RECTO_LONG_TESTS'] !== undefined || process.argv.some((file) => file.includes('.installed'));

/** Tests of what people get from the registry. They install, build and start sites, so they are a step of their own. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['scripts/{guide,packed}/**/*.installed.ts'],
    exclude: isLong ? [] : LONG,
    globalSetup: [join(import.meta.dirname, 'global-setup.ts')],
    testTimeout: 120_000,
    // One site at a time: each build takes every core it can get.
    fileParallelism: false,
  },
});
