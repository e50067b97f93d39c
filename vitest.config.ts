import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'docs/{app,build,search,server}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    typecheck: { enabled: false },
    restoreMocks: true,
    // Vitest keeps one core for itself, which is half of a machine with two.
    maxWorkers: '100%',
    // A busy machine may take its time; what never comes fails all the same.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
