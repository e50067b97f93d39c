import { SESSION_PATH, TREE_PATH } from '../../feature/paths.ts';
import { createSessionWindow } from '../session-window.ts';
import type { SessionWindow } from '../session-window.ts';
import type { EditorMessages } from '../messages/messages.tsx';
import { createStudioClient } from './studio-client.ts';
import type { Tree } from '../studio.ts';
import type { ClientSession, StudioClient } from './studio-client.ts';

/** A demo of the editor: it has no server, and its drafts stay in the browser. */
export interface Demo {
  /** URL of the documentation that explains how to set up the studio for one's own site. */
  docs?: string | undefined;
}

/** The backend that the editor reads from and publishes to. */
export interface Connection {
  /** Client for the HTTP API of the studio, or its replacement in a demo. */
  client: StudioClient;
  /** Sign-in window and sign-out. Missing in a demo, which has no accounts. */
  signIn?: { window: SessionWindow; signOut: () => Promise<void> };
  /** The list of files, if it is already requested. */
  tree?: Promise<Tree>;
  /** Set if this is a demo. */
  demo?: Demo;
}

/** Creates the connection of a site. `base` is the base path of the site, without a trailing slash. */
export type Connect = (site: { base: string; messages: EditorMessages }) => Connection;

/**
 * Connects to the studio server with the session of a signed-in user. The list of files is requested at once, while the
 * code of the editor is loaded.
 */
export function connectToServer(session: ClientSession, base: string): Connect {
  const window = createSessionWindow(base);
  const client = createStudioClient({ base, session, signIn: window.wait });
  const tree = client.get<Tree>(TREE_PATH);
  // The editor shows the error.
  tree.catch(() => undefined);
  const signOut = async (): Promise<void> => {
    await client.send('DELETE', SESSION_PATH, {});
    location.reload();
  };
  return () => ({ client, signIn: { window, signOut }, tree });
}
