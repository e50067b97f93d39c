import { expect, test, vi } from 'vitest';
import { whenIdle } from './idle.ts';

test('work is done when a page is idle, and after three seconds on one that never is', () => {
  const asked = vi.fn<typeof requestIdleCallback>(() => 0);
  vi.stubGlobal('requestIdleCallback', asked);
  const work = (): void => undefined;
  whenIdle(work);
  expect(asked).toHaveBeenCalledExactlyOnceWith(work, { timeout: 3000 });
});

test('a browser that does not say when it is idle does it after all else', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const done = Promise.withResolvers<string>();
  whenIdle(() => {
    done.resolve('done');
  });
  expect(await done.promise).toBe('done');
});
