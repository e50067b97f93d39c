import { SESSION_PATH } from '../../feature/addresses.ts';
import { createSessionWindow } from '../session-window.ts';
import type { SessionWindow } from '../session-window.ts';
import type { EditorWords } from '../words/words.tsx';
import { createStudioClient } from './studio-client.ts';
import type { Session, StudioClient } from './studio-client.ts';

/** A demo of the editor: it has no server, and its drafts stay in the browser. */
export interface Demo {
  /** Address of the documentation for those who want the studio for their own site. */
  docs?: string | undefined;
}

/** What the editor reads from and publishes to. */
export interface Connection {
  client: StudioClient;
  /** Missing in a demo, where nobody is signed in. */
  signIn?: { window: SessionWindow; signOut: () => Promise<void> };
  demo?: Demo;
}

/** `base` is the folder of the site, without a slash at its end. */
export type Connect = (site: { base: string; words: EditorWords }) => Connection;

/** Connects to the server of the studio for somebody who has signed in. */
export function connectToServer(session: Session): Connect {
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
