import { SESSION_PATH } from '../../feature/paths.ts';
import { createSessionWindow } from '../session-window.ts';
import type { SessionWindow } from '../session-window.ts';
import type { EditorMessages } from '../messages/messages.tsx';
import { createStudioClient } from './studio-client.ts';
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
  /** Set if this is a demo. */
  demo?: Demo;
}

/** Creates the connection of a site. `base` is the base path of the site, without a trailing slash. */
export type Connect = (site: { base: string; messages: EditorMessages }) => Connection;

/** Connects to the studio server with the session of a signed-in user. */
export function connectToServer(session: ClientSession): Connect {
  return ({ base }) => {
    const window = createSessionWindow(base);
    const client = createStudioClient({ base, session, signIn: window.wait });
    const signOut = async (): Promise<void> => {
      await client.send('DELETE', SESSION_PATH, {});
      location.reload();
    };
    return { client, signIn: { window, signOut } };
  };
}
