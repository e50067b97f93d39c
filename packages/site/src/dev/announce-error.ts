/** While developing: name of the event of an error that a boundary of React has caught. */
export const CAUGHT_EVENT = 'recto:caught';

/** While developing: what a boundary catches reaches no listener for errors, and is to be shown all the same. */
export function announceError(error: unknown): void {
  dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail: error }));
}
