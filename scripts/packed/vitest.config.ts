import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that install and build several sites. They run only in `npm run test:long`. */
const LONG = ['package-managers', 'static', 'studio', 'templates'].map((name) => `scripts/packed/${name}.installed.ts`);

/** Also true if a file is named on the command line. */
const isLong =
  process.env['RECTO_LONG_TESTS'] !== undefined || process.argv.some((file) => file.includes('.installed'));

/** Tests of the packages as published. They install, build and start sites, so they have a separate configuration. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['scripts/{guide,packed}/**/*.installed.ts'],
    exclude: isLong ? [] : LONG,
    globalSetup: [join(import.meta.dirname, 'global-setup.ts')],
    testTimeout: 120_000,
    // One site at a time, because each build uses all cores.
    fileParallelism: false,
  },
});
