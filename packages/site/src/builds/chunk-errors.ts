/** Files of the build that could not be loaded, by the error that tells so. */
export interface ChunkErrors {
  has: (error: unknown) => boolean;
  /** Someone deals with it: nobody else has to. */
  settle: (error: unknown) => void;
}

/** What browsers, and Vite for styles, say of a file they cannot get. A module that throws says something else. */
const UNLOADED = /dynamically imported module|module script failed|preload CSS/iu;

/**
 * Vite tells the window of every module or style that cannot be loaded.
 * `onOpen` hears of those that nobody has settled by the time their promises are rejected.
 */
export function watchChunkErrors(window: EventTarget, onOpen: (error: unknown) => void): ChunkErrors {
  const known = new WeakSet();
  const settled = new WeakSet();
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error };
    if (!UNLOADED.test(payload.message)) return;
    known.add(payload);
    setTimeout(() => {
      if (!settled.has(payload)) onOpen(payload);
    });
  });
  return {
    has: (error) => error instanceof Error && known.has(error),
    settle(error) {
      if (error instanceof Error) settled.add(error);
    },
  };
}
