/** Errors of build files that could not be loaded. */
export interface ChunkErrors {
  /** Whether an error is that of a file that could not be loaded. */
  has: (error: unknown) => boolean;
  /** Marks an error as handled, so that it is not reported as unhandled. */
  markHandled: (error: unknown) => void;
}

/**
 * Messages of browsers, and of Vite for styles, about a file that cannot be loaded. A module that throws has another
 * message.
 */
const LOAD_ERROR = /dynamically imported module|module script failed|preload CSS/iu;

/**
 * Records the modules and styles that cannot be loaded, for which Vite dispatches events on the window. `onUnhandled` is
 * called for those that are not passed to `markHandled` by the next task, when their promises have been rejected.
 */
export function watchChunkErrors(window: EventTarget, onUnhandled: (error: unknown) => void): ChunkErrors {
  const chunkErrors = new WeakSet();
  const handled = new WeakSet();
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error };
    if (!LOAD_ERROR.test(payload.message)) return;
    chunkErrors.add(payload);
    setTimeout(() => {
      if (!handled.has(payload)) onUnhandled(payload);
    });
  });
  return {
    has: (error) => error instanceof Error && chunkErrors.has(error),
    markHandled(error) {
      if (error instanceof Error) handled.add(error);
    },
  };
}
