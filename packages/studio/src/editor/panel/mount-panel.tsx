import { createRoot } from 'react-dom/client';
import type { Connect } from '../api/connection.ts';
import { translateErrors } from '../api/translate-problem.ts';
import { openDocuments } from '../documents/documents.ts';
import { openDraftDatabase } from '../drafts/draft-database.ts';
import { createServerDrafts } from '../drafts/server-drafts.ts';
import { HOST_TAG } from '../open-editor.ts';
import { openPagePreview } from '../preview/page-preview.ts';
import { StudioProvider, createStudio } from '../studio.ts';
import { MessagesContext, loadMessages } from '../messages/messages.tsx';
import { createPanelFrame } from './panel-frame.ts';
import { Panel } from './panel.tsx';

/** Loads the data that the panel needs, and opens the panel. */
export async function mountPanel(connect: Connect): Promise<{ toggle: () => void }> {
  const base = import.meta.env.BASE_URL.replace(/\/$/u, '');
  const frame = createPanelFrame(HOST_TAG);
  const [preview, messages] = await Promise.all([openPagePreview(), loadMessages(document.documentElement.lang)]);
  const { client: connected, signIn, demo, tree, page } = connect({ base, messages });
  const client = translateErrors(connected, messages);
  const { id } = client.session().user;
  /** Name of the broadcast channel and of the lock, which all tabs of a user share. */
  const sharedName = `recto-studio ${base} ${id}`;
  const database = await openDraftDatabase(location.origin + base, id);
  const documents = await openDocuments({ client, early: page, database, channel: new BroadcastChannel(sharedName) });
  const serverDrafts = createServerDrafts({
    client,
    documents,
    database,
    lock: async (work) => {
      await navigator.locks.request(sharedName, work);
    },
    onRevision: (revision) => {
      studio.revisions.refreshIfChanged(revision);
    },
  });
  const studio = createStudio({
    client,
    demo,
    documents,
    serverDrafts,
    preview,
    close() {
      frame.hide();
      preview.reset();
    },
  });
  /** In the meantime, the user may have edited drafts on another device, and others may have published. */
  const returnToPage = (): void => {
    void serverDrafts.sync();
    if (frame.isOpen.get()) void studio.revisions.check();
  };
  // Save pending changes when the page is hidden or closed.
  addEventListener('pagehide', () => void documents.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void documents.flush();
    else returnToPage();
  });
  addEventListener('focus', () => {
    if (frame.isOpen.get()) void studio.revisions.check();
  });
  addEventListener('online', returnToPage);
  createRoot(frame.container).render(
    <StudioProvider value={studio}>
      <MessagesContext value={messages}>
        <Panel frame={frame} signIn={signIn} />
      </MessagesContext>
    </StudioProvider>,
  );
  void studio.refreshTree(tree);
  void serverDrafts.sync();
  frame.show();
  return {
    toggle() {
      if (frame.isOpen.get()) studio.close();
      else frame.show();
    },
  };
}
