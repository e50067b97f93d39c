import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { LOGIN_PATH, SESSION_PATH } from '../feature/addresses.ts';
import type { SessionAnswer } from '../session/session-endpoints.ts';

/** How often the server is asked whether somebody has signed in, in milliseconds. */
const EVERY = 1000;

/** Lets a person sign in again in a window of its own, so that the page with its changes stays. */
export interface SessionWindow {
  /** A request waits for a session; the panel asks the person to sign in. */
  isWanted: Store<boolean>;
  /** Waits until the person has signed in. Rejects when they do not want to. */
  wait: () => Promise<void>;
  /** Opens the window. Browsers allow it after a click only. */
  open: () => void;
  cancel: () => void;
}

export function createSessionWindow(base: string): SessionWindow {
  const isWanted = createStore(false);
  let waiting: PromiseWithResolvers<void> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const end = (): PromiseWithResolvers<void> | undefined => {
    clearInterval(timer);
    isWanted.set(false);
    const ended = waiting;
    waiting = undefined;
    return ended;
  };

  return {
    isWanted,
    wait() {
      waiting ??= Promise.withResolvers();
      isWanted.set(true);
      return waiting.promise;
    },
    open() {
      const { pathname, search } = location;
      const address = `${base}${LOGIN_PATH}?${new URLSearchParams({ redirect: pathname + search })}`;
      const opened = window.open(address, 'recto-studio-sign-in', 'popup,width=520,height=680');
      clearInterval(timer);
      timer = setInterval(() => {
        void isSignedIn(base).then((isIn) => {
          if (!isIn) return;
          // Where the policy of the site has separated the window from this one, the person closes it.
          opened?.close();
          end()?.resolve();
        });
      }, EVERY);
    },
    cancel() {
      end()?.reject(new Error('Nobody has signed in.'));
    },
  };
}

async function isSignedIn(base: string): Promise<boolean> {
  try {
    const answer = (await (await fetch(base + SESSION_PATH)).json()) as SessionAnswer;
    return answer.user !== null;
  } catch {
    return false;
  }
}
