import type { SessionResponse } from '../session/session-endpoints.ts';
import { connectToServer } from '../editor/api/connection.ts';
import { openEditor } from '../editor/open-editor.ts';
import { LOGIN_PATH, SESSION_PATH } from './paths.ts';

/** Opens the editor for a signed-in person. Others are sent to the login page, which returns them to this page. */
export async function enterStudio(): Promise<void> {
  const base = import.meta.env.BASE_URL.replace(/\/$/u, '');
  const response = await fetch(base + SESSION_PATH);
  // Without a server or a provider, no one can sign in.
  if (response.status === 404) return;
  const session = (await response.json()) as SessionResponse;
  if (session.user?.email) {
    await openEditor(connectToServer(session));
    return;
  }
  const { pathname, search, hash } = location;
  location.assign(`${base}${LOGIN_PATH}?${new URLSearchParams({ redirect: pathname + search + hash })}`);
}
