import { afterAll, vi } from 'vitest';

/** Test files share a process, so fake timers that are not restored would break the tests of the next file. */
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('This file does not restore fake timers. Call vi.useRealTimers() after each test.');
});
