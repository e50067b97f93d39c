/** Names of the messages between the development server and its worker after server code has changed. */
export const RELOAD_EVENTS = {
  /** The server asks for a confirmation. Messages arrive in order, so the worker has already dropped the old code. */
  asked: 'recto:reload-asked',
  /** The worker confirms. */
  confirmed: 'recto:reload-confirmed',
} as const;
