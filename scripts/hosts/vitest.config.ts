import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of what was built for the hosts. They need the builds: `npm test` makes them. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['scripts/hosts/**/*.host.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
