import { expect, test, vi } from 'vitest';
import { watchChunkErrors } from './chunk-errors.ts';

test('recognises the error of a file that could not be loaded', () => {
  const window = new EventTarget();
  const errors = watchChunkErrors(window, () => undefined);
  const error = fail(window);
  expect(errors.has(error)).toBe(true);
  expect(errors.has(new Error('another'))).toBe(false);
  expect(errors.has('text')).toBe(false);
});

test('reports an error that is not marked as handled after the promises were rejected', async () => {
  const onOpen = vi.fn<(error: unknown) => void>();
  const window = new EventTarget();
  watchChunkErrors(window, onOpen);
  const error = fail(window);
  expect(onOpen).not.toHaveBeenCalled();
  await nextTask();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(error);
});

test('does not report an error that is marked as handled in a catch', async () => {
  const onOpen = vi.fn<(error: unknown) => void>();
  const window = new EventTarget();
  const errors = watchChunkErrors(window, onOpen);
  const load = async (): Promise<never> => {
    throw fail(window);
  };
  await Promise.all([Promise.resolve(), load()]).catch(errors.markHandled);
  await nextTask();
  expect(onOpen).not.toHaveBeenCalled();
});

test.for([
  'Failed to fetch dynamically imported module: http://site.test/assets/screen.js',
  'error loading dynamically imported module: http://site.test/assets/screen.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/screen.css',
])('recognises the message "%s"', (message) => {
  const window = new EventTarget();
  const errors = watchChunkErrors(window, () => undefined);
  expect(errors.has(fail(window, message))).toBe(true);
});

test('ignores the error of a module that was loaded and throws', async () => {
  const onOpen = vi.fn<(error: unknown) => void>();
  const window = new EventTarget();
  const errors = watchChunkErrors(window, onOpen);
  expect(errors.has(fail(window, 'x is not a function'))).toBe(false);
  await nextTask();
  expect(onOpen).not.toHaveBeenCalled();
});

/** Dispatches the event that Vite dispatches before it rejects an import. */
function fail(window: EventTarget, message = 'Failed to fetch dynamically imported module: /assets/screen.js'): Error {
  const payload = new TypeError(message);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  return payload;
}

async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
