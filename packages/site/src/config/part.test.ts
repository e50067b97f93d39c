import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { referenceOf } from './part.ts';

test('a part whose import was not replaced has no reference, and its failure is not reported', async () => {
  const onRejection = vi.fn<() => void>();
  process.on('unhandledRejection', onRejection);
  try {
    expect(referenceOf(async () => await Promise.reject(new Error('The module cannot be loaded.')))).toBeUndefined();
    await setImmediate();
    expect(onRejection).not.toHaveBeenCalled();
  } finally {
    process.off('unhandledRejection', onRejection);
  }
});
