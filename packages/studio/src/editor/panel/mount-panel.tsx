import { createRoot } from 'react-dom/client';
import { SESSION_PATH } from '../../feature/addresses.ts';
import { createStudioClient } from '../api/studio-client.ts';
import type { Session } from '../api/studio-client.ts';
import { openDocuments } from '../documents/documents.ts';
import { openDraftDatabase } from '../drafts/draft-database.ts';
import { HOST_TAG } from '../open-editor.ts';
import { openPagePreview } from '../preview/page-preview.ts';
import { createSessionWindow } from '../session-window.ts';
import { StudioProvider, createStudio } from '../studio.ts';
import { WordsContext, loadWords } from '../words/words.tsx';
import { createPanelFrame } from './panel-frame.ts';
import { Panel } from './panel.tsx';

/** Loads what the panel needs and shows it. */
export async function mountPanel(session: Session): Promise<{ toggle: () => void }> {
  const base = import.meta.env.BASE_URL.replace(/\/$/u, '');
  const frame = createPanelFrame(HOST_TAG);
  const sessionWindow = createSessionWindow(base);
  const client = createStudioClient({ base, session, signIn: sessionWindow.wait });
  const [database, preview, words] = await Promise.all([
    openDraftDatabase(location.origin + base, session.user.id),
    openPagePreview(),
    loadWords(document.documentElement.lang),
  ]);
  const documents = await openDocuments({ client, database, channel: new BroadcastChannel(`recto-studio ${base}`) });
  const studio = createStudio({
    client,
    documents,
    preview,
    close() {
      frame.hide();
      preview.reset();
    },
  });
  const signOut = async (): Promise<void> => {
    await documents.flush();
    await client.send('DELETE', SESSION_PATH, {});
    location.reload();
  };
  // What waits is stored when the page goes away, whatever closes it.
  addEventListener('pagehide', () => void documents.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void documents.flush();
  });
  createRoot(frame.container).render(
    <StudioProvider value={studio}>
      <WordsContext value={words}>
        <Panel frame={frame} sessionWindow={sessionWindow} signOut={signOut} />
      </WordsContext>
    </StudioProvider>,
  );
  void studio.refreshTree();
  frame.show();
  return {
    toggle() {
      if (frame.isOpen.get()) studio.close();
      else frame.show();
    },
  };
}
