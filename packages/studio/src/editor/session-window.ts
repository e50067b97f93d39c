import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { LOGIN_PATH, SESSION_PATH, SIGNED_IN_FRAGMENT } from '../feature/paths.ts';
import type { SessionResponse } from '../session/session-endpoints.ts';

/** Interval at which the session is polled, in milliseconds. */
const POLL_INTERVAL = 1000;

/** Lets the user sign in again in a separate window, so that the page with its changes stays open. */
export interface SessionWindow {
  /** Whether a request waits for a session; the panel then asks the user to sign in. */
  isNeeded: Store<boolean>;
  /** Waits until the user has signed in. Rejects if they cancel. */
  wait: () => Promise<void>;
  /** Opens the window. Browsers only allow this after a click. */
  open: () => void;
  /** Rejects `wait`. */
  cancel: () => void;
}

/** Creates the sign-in window of a site. `base` is its base path, without a trailing slash. */
export function createSessionWindow(base: string): SessionWindow {
  const isNeeded = createStore(false);
  let waiting: PromiseWithResolvers<void> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const end = (): PromiseWithResolvers<void> | undefined => {
    clearInterval(timer);
    isNeeded.set(false);
    const ended = waiting;
    waiting = undefined;
    return ended;
  };

  return {
    isNeeded,
    wait() {
      waiting ??= Promise.withResolvers();
      isNeeded.set(true);
      return waiting.promise;
    },
    open() {
      const { pathname, search } = location;
      const url = `${base}${LOGIN_PATH}?${new URLSearchParams({ redirect: pathname + search + SIGNED_IN_FRAGMENT })}`;
      const opened = window.open(url, 'recto-studio-sign-in', 'popup,width=520,height=680');
      clearInterval(timer);
      timer = setInterval(() => {
        void isSignedIn(base).then((isIn) => {
          if (!isIn) return;
          // If a cross-origin opener policy separates the window from this one, the window closes itself.
          opened?.close();
          end()?.resolve();
        });
      }, POLL_INTERVAL);
    },
    cancel() {
      end()?.reject(new Error('The sign-in was cancelled.'));
    },
  };
}

async function isSignedIn(base: string): Promise<boolean> {
  try {
    const session = (await (await fetch(base + SESSION_PATH)).json()) as SessionResponse;
    return session.user !== null;
  } catch {
    return false;
  }
}
