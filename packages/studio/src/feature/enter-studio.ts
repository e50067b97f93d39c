import type { SessionResponse } from '../session/session-endpoints.ts';
import { connectToServer } from '../editor/api/connection.ts';
import { openEditor, preloadEditor, toggleEditor } from '../editor/open-editor.ts';
import { LOGIN_PATH, SESSION_PATH } from './paths.ts';

export { preloadEditor };

const base = import.meta.env.BASE_URL.replace(/\/$/u, '');

let prepared: Promise<Response> | undefined;

/** Requests the session and loads the code of the editor, since it will probably be opened. */
export function prepareStudio(): void {
  if (prepared) return;
  prepared = fetch(base + SESSION_PATH);
  // The request is repeated when the editor is opened.
  prepared.catch(() => {
    prepared = undefined;
  });
  preloadEditor();
}

/**
 * Opens the editor for a signed-in person, or closes it. Others are sent to the login page, which returns them to this
 * page.
 */
export async function enterStudio(): Promise<void> {
  if (await toggleEditor()) return;
  const request = prepared ?? fetch(base + SESSION_PATH);
  prepared = undefined;
  // A visitor with the cookie of the sign-in probably still has a session, so the code is loaded while the server
  // checks that.
  if (document.cookie.includes('recto-studio-user=')) preloadEditor();
  const response = await request;
  // Without a server or a provider, no one can sign in.
  if (response.status === 404) return;
  const session = (await response.json()) as SessionResponse;
  if (session.user?.email) {
    await openEditor(connectToServer(session, base));
    return;
  }
  const { pathname, search, hash } = location;
  location.assign(`${base}${LOGIN_PATH}?${new URLSearchParams({ redirect: pathname + search + hash })}`);
}
