import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of what people get from the registry. They install, build and start sites, so they are a step of their own. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['scripts/{guide,packed}/**/*.installed.ts'],
    globalSetup: [join(import.meta.dirname, 'global-setup.ts')],
    testTimeout: 120_000,
    // One site at a time: each build takes every core it can get.
    fileParallelism: false,
  },
});
