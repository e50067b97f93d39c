import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the builds for hosts, which `npm run test:long` creates. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['scripts/hosts/**/*.host.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
