import { afterAll, vi } from 'vitest';

/** Files share a process, so timers that stay replaced would stop the tests of the next file. */
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error('This file leaves fake timers behind. Call vi.useRealTimers() after each test.');
});
