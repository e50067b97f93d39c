import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { STUDIO_FOLDER } from '../../../feature/addresses.ts';
import type { StudioClient } from '../../api/studio-client.ts';
import type { Documents } from '../../documents/documents.ts';
import type { WaitingUpload } from '../list/media-file.ts';

/** Uploads of the person who is signed in, on the server. */
export interface WaitingUploads {
  list: Store<readonly WaitingUpload[]>;
  /** Reads the list again. Where that is not possible, it stays as it is. */
  refresh: () => Promise<void>;
  add: (upload: WaitingUpload) => void;
  /** Deletes an upload. Nobody has to wait for it: what is left over expires. */
  remove: (id: string) => void;
}

/** Follows the drafts: an upload that no draft has any more, discarded or published, is deleted on the server. */
export function followUploads(
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
      if (!client.session().user.may.includes('media.upload')) return;
      try {
        const { uploads } = await client.get<{ uploads: WaitingUpload[] }>(`${STUDIO_FOLDER}/media/uploads`);
        // Only the answer to an upload has the size of the picture.
        const known = new Map(list.get().map((upload) => [upload.id, upload]));
        list.set(
          uploads.filter(({ id }) => !removed.has(id)).map((upload) => ({ ...known.get(upload.id), ...upload })),
        );
      } catch {
        // Those in drafts are known anyway.
      }
    },
  };
}

function idsIn({ state }: Pick<Documents, 'state'>): Set<string> {
  return new Set([...state.get().drafts.values()].flatMap(({ upload }) => upload ?? []));
}
