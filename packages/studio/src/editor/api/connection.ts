import { PAGE_PATH, SESSION_PATH, TREE_PATH } from '../../feature/paths.ts';
import { createSessionWindow } from '../session-window.ts';
import type { SessionWindow } from '../session-window.ts';
import type { EditorMessages } from '../messages/messages.tsx';
import { createStudioClient } from './studio-client.ts';
import type { DocumentResponse } from '../documents/published-document.ts';
import type { Tree } from '../studio.ts';
import type { ClientSession, StudioClient } from './studio-client.ts';

/** A demo of the editor: it has no server, and its drafts stay in the browser. */
export interface Demo {
  /** URL of the documentation that explains how to set up the studio for one's own site. */
  docs?: string | undefined;
}

/** What the editor shows first. It is requested before the code of the editor is loaded. */
export interface EarlyRequests {
  /** The list of files. */
  tree?: Promise<Tree>;
  /** The file of the open page; `null` if code creates the page. Rejects if it has to be requested again. */
  page?: Promise<DocumentResponse | null>;
}

/** The backend that the editor reads from and publishes to. */
export interface Connection extends EarlyRequests {
  /** Client for the HTTP API of the studio, or its replacement in a demo. */
  client: StudioClient;
  /** Sign-in window and sign-out. Missing in a demo, which has no accounts. */
  signIn?: { window: SessionWindow; signOut: () => Promise<void> };
  /** Set if this is a demo. */
  demo?: Demo;
}

/** Creates the connection of a site. `base` is the base path of the site, without a trailing slash. */
export type Connect = (site: { base: string; messages: EditorMessages }) => Connection;

/** Sends the requests for what the editor shows first, without waiting for the session. */
export function requestEarly(base: string): Required<EarlyRequests> {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(base + path);
    if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
    return await response.json();
  };
  const path = location.pathname.slice(base.length) || '/';
  const tree = read(TREE_PATH) as Promise<Tree>;
  const page = read(
    `${PAGE_PATH}?${new URLSearchParams({ path: decodePath(path) })}`,
  ) as Promise<DocumentResponse | null>;
  // Requests that failed are repeated.
  for (const request of [tree, page]) request.catch(() => undefined);
  return { tree, page };
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Connects to the studio server with the session of a signed-in user. */
export function connectToServer(session: ClientSession, base: string, early: EarlyRequests = {}): Connect {
  const window = createSessionWindow(base);
  const client = createStudioClient({ base, session, signIn: window.wait });
  const readTree = async (): Promise<Tree> => await client.get<Tree>(TREE_PATH);
  const tree = early.tree?.catch(readTree) ?? readTree();
  // The editor shows the error.
  tree.catch(() => undefined);
  const signOut = async (): Promise<void> => {
    await client.send('DELETE', SESSION_PATH, {});
    location.reload();
  };
  return () => ({ client, signIn: { window, signOut }, ...early, tree });
}
