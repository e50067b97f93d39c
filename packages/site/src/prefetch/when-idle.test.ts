import { expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

test('runs work when the page is idle, or after three seconds', () => {
  const requestIdle = vi.fn<typeof requestIdleCallback>(() => 0);
  vi.stubGlobal('requestIdleCallback', requestIdle);
  const work = (): void => undefined;
  whenIdle(work);
  expect(requestIdle).toHaveBeenCalledExactlyOnceWith(work, { timeout: 3000 });
});

test('runs work in a later task in browsers without requestIdleCallback', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const done = Promise.withResolvers<string>();
  whenIdle(() => {
    done.resolve('done');
  });
  expect(await done.promise).toBe('done');
});
