import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import type { StudioClient } from '../../api/studio-client.ts';
import type { Documents } from '../../documents/documents.ts';
import type { WaitingUpload } from '../list/media-file.ts';

/** Uploads of the signed-in user that wait on the server. */
export interface WaitingUploads {
  /** The uploads, as an observable store. */
  list: Store<readonly WaitingUpload[]>;
  /** Reloads the list. If that fails, the list stays as it is. */
  refresh: () => Promise<void>;
  /** Adds a finished upload to the list. */
  add: (upload: WaitingUpload) => void;
  /** Deletes an upload without waiting for the response: the server deletes expired uploads anyway. */
  remove: (id: string) => void;
}

/**
 * Watches the drafts, and deletes an upload on the server when no draft refers to it any more, because it was discarded
 * or published.
 */
export function createWaitingUploads(
  client: Pick<StudioClient, 'get' | 'send' | 'session'>,
  documents: Pick<Documents, 'state'>,
): WaitingUploads {
  const list = createStore<readonly WaitingUpload[]>([]);
  const removed = new Set<string>();
  let inDrafts = idsIn(documents);

  const remove = (id: string): void => {
    removed.add(id);
    list.set(list.get().filter((upload) => upload.id !== id));
    client.send('DELETE', `${STUDIO_FOLDER}/media/waiting`, { id }).catch(() => undefined);
  };

  documents.state.subscribe(() => {
    const before = inDrafts;
    inDrafts = idsIn(documents);
    for (const id of before) if (!inDrafts.has(id)) remove(id);
  });

  return {
    list,
    remove,
    add(upload) {
      removed.delete(upload.id);
      list.set([upload, ...list.get().filter(({ id }) => id !== upload.id)]);
    },
    async refresh() {
      if (!client.session().user.actions.includes('media.upload')) return;
      try {
        const { uploads } = await client.get<{ uploads: WaitingUpload[] }>(`${STUDIO_FOLDER}/media/uploads`);
        // Only the upload response contains the image size.
        const uploadById = new Map(list.get().map((upload) => [upload.id, upload]));
        list.set(
          uploads.filter(({ id }) => !removed.has(id)).map((upload) => ({ ...uploadById.get(upload.id), ...upload })),
        );
      } catch {
        // Uploads that drafts refer to are listed anyway.
      }
    },
  };
}

function idsIn({ state }: Pick<Documents, 'state'>): Set<string> {
  return new Set([...state.get().drafts.values()].flatMap(({ upload }) => upload ?? []));
}
