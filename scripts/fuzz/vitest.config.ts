import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import unitConfig from '../../vitest.config.ts';

/** The run of `npm run fuzz`: one process, without time limits. */
export default defineConfig({
  ...(unitConfig.plugins && { plugins: unitConfig.plugins }),
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['scripts/fuzz/run.fuzz.ts'],
    testTimeout: 0,
    hookTimeout: 0,
    maxWorkers: 1,
  },
});
