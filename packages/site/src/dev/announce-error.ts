/** Name of the event for an error that a React error boundary has caught, in development. */
export const CAUGHT_EVENT = 'recto:caught';

/**
 * Dispatches an event for an error that an error boundary has caught. Error listeners do not receive it, but the
 * overlay shows it in development.
 */
export function announceError(error: unknown): void {
  dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail: error }));
}
