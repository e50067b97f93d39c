import type { SessionResponse } from '../session/session-endpoints.ts';
import { connectToServer, requestEarly } from '../editor/api/connection.ts';
import type { EarlyRequests } from '../editor/api/connection.ts';
import { openEditor, preloadEditor, toggleEditor } from '../editor/open-editor.ts';
import { LOGIN_PATH, SESSION_PATH } from './paths.ts';

export { preloadEditor };

/** Time after which responses are too old to open the editor with them, in milliseconds. */
const MAX_AGE = 10_000;

const base = import.meta.env.BASE_URL.replace(/\/$/u, '');

interface PreparedStudio extends EarlyRequests {
  session: Promise<Response>;
  /** When the requests were sent, in milliseconds. */
  time: number;
}

let prepared: PreparedStudio | undefined;

/**
 * Requests the session, and loads everything that the editor shows first if the session probably exists, because there
 * is the cookie of the sign-in.
 */
function prepare(): PreparedStudio {
  if (prepared && Date.now() - prepared.time < MAX_AGE) return prepared;
  const session = fetch(base + SESSION_PATH);
  const isSignedIn = document.cookie.includes('recto-studio-user=');
  prepared = { session, time: Date.now(), ...(isSignedIn && requestEarly(base)) };
  // The requests are repeated when the editor is opened.
  session.catch(() => {
    prepared = undefined;
  });
  if (isSignedIn) preloadEditor();
  return prepared;
}

/** Requests what the editor shows first, since it will probably be opened. */
export function prepareStudio(): void {
  prepare();
}

/**
 * Opens the editor for a signed-in person, or closes it. Others are sent to the login page, which returns them to this
 * page.
 */
export async function enterStudio(): Promise<void> {
  if (await toggleEditor()) return;
  const { session: request, ...early } = prepare();
  prepared = undefined;
  const response = await request;
  // Without a server or a provider, no one can sign in.
  if (response.status === 404) return;
  const session = (await response.json()) as SessionResponse;
  if (session.user?.email) {
    await openEditor(connectToServer(session, base, early));
    return;
  }
  const { pathname, search, hash } = location;
  location.assign(`${base}${LOGIN_PATH}?${new URLSearchParams({ redirect: pathname + search + hash })}`);
}
