import { expect, test } from 'vitest';
import { readShutdownTimes } from './shut-down.ts';

/** The shutdown itself is tested with a built server, in operation.spec.ts. */
test('reads the times of a shutdown', () => {
  expect(readShutdownTimes({})).toEqual({ delay: 0, timeout: 8 });
  expect(readShutdownTimes({ RECTO_SHUTDOWN_DELAY: '5', RECTO_SHUTDOWN_TIMEOUT: '0' })).toEqual({
    delay: 5,
    timeout: 0,
  });
  expect(() => readShutdownTimes({ RECTO_SHUTDOWN_DELAY: 'soon' })).toThrow('RECTO_SHUTDOWN_DELAY is "soon".');
});
