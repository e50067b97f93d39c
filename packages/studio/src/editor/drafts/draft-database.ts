import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { DraftFile } from './draft-file.ts';

interface Schema extends DBSchema {
  drafts: { key: [owner: string, path: string]; value: DraftFile & { owner: string } };
  sent: { key: [owner: string, path: string]; value: SentDraft & { owner: string } };
}

/** Version 1 had no `sent` store. */
const VERSION = 2;

/** The state of a draft on the server at the last synchronisation. */
export interface SentDraft {
  path: string;
  /** Revision of the draft on the server. */
  revision: number;
  /** `updatedAt` of the local draft that was sent; 0 if the local draft differs from that of the server. */
  updatedAt: number;
}

/** Drafts of one user in this browser (IndexedDB). They survive a crash and the end of a session. */
export interface DraftDatabase {
  /** Lists all drafts. */
  list: () => Promise<DraftFile[]>;
  /** Adds or replaces drafts. */
  save: (drafts: readonly DraftFile[]) => Promise<void>;
  /** Deletes drafts by path. */
  delete: (paths: readonly string[]) => Promise<void>;
  /** What was sent to the server, shared by all tabs. */
  sent: {
    list: () => Promise<SentDraft[]>;
    save: (sent: SentDraft) => Promise<void>;
    delete: (path: string) => Promise<void>;
  };
  close: () => void;
}

/** Opens the database. `site` is the URL of the site without a page path, `person` the id of the signed-in user. */
export async function openDraftDatabase(site: string, userId: string): Promise<DraftDatabase> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(`recto-studio ${site}`, VERSION, {
    upgrade(opened, before) {
      if (before < 1) opened.createObjectStore('drafts', { keyPath: ['owner', 'path'] });
      opened.createObjectStore('sent', { keyPath: ['owner', 'path'] });
    },
    // Close the connection, so that a newer version of the studio in another tab can upgrade the database.
    blocking: () => {
      database.close();
    },
  });
  const all = IDBKeyRange.bound([userId, ''], [userId, '\uFFFF']);
  return {
    async list() {
      const rows = await database.getAll('drafts', all);
      return rows.map(({ owner: _owner, ...draft }) => draft);
    },
    async save(drafts) {
      const { store, done } = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([...drafts.map((draft) => store.put({ ...draft, owner: userId })), done]);
    },
    async delete(paths) {
      const { store, done } = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([...paths.map((path) => store.delete([userId, path])), done]);
    },
    sent: {
      async list() {
        const rows = await database.getAll('sent', all);
        return rows.map(({ owner: _owner, ...sent }) => sent);
      },
      async save(sent) {
        await database.put('sent', { ...sent, owner: userId });
      },
      async delete(path) {
        await database.delete('sent', [userId, path]);
      },
    },
    close: () => {
      database.close();
    },
  };
}
