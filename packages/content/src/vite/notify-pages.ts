import type { ViteDevServer, WebSocketClient } from 'vite';

/** Event with which a page asks, when it has connected, whether something has changed since it was requested. */
export const MISSED_CHANGES_EVENT = 'recto:missed-changes';

/** Data of the event. */
export interface MissedChangesQuestion {
  /** Milliseconds since the page was requested. */
  age: number;
}

/** Sends an event of a change to all open pages. */
export type NotifyPages = (data?: { path: string }) => void;

/**
 * Creates a function that sends this event to all open pages. A page that was requested before the last change and has
 * connected after it receives the event when it asks for missed changes.
 */
export function createPageNotifier({ ws }: Pick<ViteDevServer, 'ws'>, event: string): NotifyPages {
  let lastChangeAt = Number.NEGATIVE_INFINITY;
  ws.on(MISSED_CHANGES_EVENT, ({ age }: MissedChangesQuestion, client: WebSocketClient) => {
    if (lastChangeAt >= performance.now() - age) client.send(event, {});
  });
  return (data) => {
    lastChangeAt = performance.now();
    ws.send(event, data ?? {});
  };
}
