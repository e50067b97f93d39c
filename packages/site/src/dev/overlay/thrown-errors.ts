import { CAUGHT_EVENT } from '../announce-error.ts';
import { toRawError } from '../dev-error.ts';
import type { RawError } from '../dev-error.ts';

/**
 * Messages of errors that are only consequences of another one, which the development server reports in more detail.
 */
const CONSEQUENCES =
  /dynamically imported module|Importing a module script failed|^Switched to client rendering because the server rendering errored|^ResizeObserver loop/u;

/** Calls `onError` for errors in the page: in event handlers, in promises, and while React renders. */
export function watchThrownErrors(onError: (raw: RawError) => void): void {
  const seen = new WeakSet<Error>();
  const handle = (error: unknown): void => {
    if (error instanceof Error) {
      // React passes some errors to more than one listener.
      if (seen.has(error) || CONSEQUENCES.test(error.message)) return;
      seen.add(error);
    }
    if (error !== null && error !== undefined) onError(toRawError(error));
  };
  addEventListener('error', ({ error }) => {
    handle(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    // Leaving a page aborts its requests.
    if (!(reason instanceof DOMException)) handle(reason);
  });
  addEventListener(CAUGHT_EVENT, (event) => {
    handle((event as CustomEvent<unknown>).detail);
  });
}
