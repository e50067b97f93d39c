import * as fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/** A fixed seed, so that a failure is caused by the change under test. More runs and long tests search with others. */
if (process.env['RECTO_PROPERTY_RUNS'] === undefined && process.env['RECTO_LONG_TESTS'] === undefined)
  fc.configureGlobal({ seed: 1 });

/** Test files share a process, so fake timers that are not restored would break the tests of the next file. */
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('This file does not restore fake timers. Call vi.useRealTimers() after each test.');
});
