import { REVISION_PATH } from '../../feature/paths.ts';
import type { StudioClient } from '../api/studio-client.ts';

/** Shortest time between two requests for the newest commit, in milliseconds. */
const MIN_INTERVAL = 5000;

/** Keeps the list of files up to date with the commits of others. */
export interface RevisionWatcher {
  /** Loads the list of files again if `revision`, which the server has reported, differs from that of the loaded list. */
  refreshIfChanged: (revision: string) => void;
  /** Asks the server for the newest commit. Never rejects. */
  check: () => Promise<void>;
}

/** Options of `watchRevision`. */
export interface WatchRevisionOptions {
  client: Pick<StudioClient, 'get'>;
  /** Returns the commit of the loaded list of files; `undefined` until it is loaded. */
  currentRevision: () => string | undefined;
  /** Loads the list of files. */
  refresh: () => Promise<void>;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

/** Creates a watcher that sends no request on its own: others call it when there is a reason to expect a new commit. */
export function watchRevision(options: WatchRevisionOptions): RevisionWatcher {
  const { client, currentRevision, refresh, now = Date.now } = options;
  let refreshing: string | undefined;
  let checkedAt = -Infinity;
  const refreshIfChanged = (revision: string): void => {
    const current = currentRevision();
    if (current === undefined || current === revision || refreshing === revision) return;
    refreshing = revision;
    void refresh().finally(() => {
      refreshing = undefined;
    });
  };
  return {
    refreshIfChanged,
    async check() {
      if (now() - checkedAt < MIN_INTERVAL) return;
      checkedAt = now();
      try {
        const { revision } = await client.get<{ revision: string }>(REVISION_PATH, {}, { isQuiet: true });
        refreshIfChanged(revision);
      } catch {
        // The server cannot be reached, or this is a demo. It is asked again at the next occasion.
      }
    },
  };
}
