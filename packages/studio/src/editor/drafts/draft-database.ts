import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { DraftFile } from './draft-file.ts';

interface Schema extends DBSchema {
  drafts: { key: [owner: string, path: string]; value: DraftFile & { owner: string } };
  sent: { key: [owner: string, path: string]; value: SentDraft & { owner: string } };
}

/** 1 had no `sent`. */
const VERSION = 2;

/** What the server has of a draft, as far as this browser knows. */
export interface SentDraft {
  path: string;
  /** The revision on the server. */
  revision: number;
  /** `updatedAt` of the draft with this text; 0 where the draft here is another one. */
  updatedAt: number;
}

/** Drafts of one person in this browser. They survive a crash, and the end of a session. */
export interface DraftDatabase {
  list: () => Promise<DraftFile[]>;
  save: (drafts: readonly DraftFile[]) => Promise<void>;
  delete: (paths: readonly string[]) => Promise<void>;
  /** What was sent to the server, for all tabs. */
  sent: {
    list: () => Promise<SentDraft[]>;
    save: (sent: SentDraft) => Promise<void>;
    delete: (path: string) => Promise<void>;
  };
  close: () => void;
}

/** `site` is the address of the site without a path below its folder; `person` the id of the person who is signed in. */
export async function openDraftDatabase(site: string, person: string): Promise<DraftDatabase> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(`recto-studio ${site}`, VERSION, {
    upgrade(opened, before) {
      if (before < 1) opened.createObjectStore('drafts', { keyPath: ['owner', 'path'] });
      opened.createObjectStore('sent', { keyPath: ['owner', 'path'] });
    },
    // A newer version of the studio in another tab needs the database.
    blocking: () => {
      database.close();
    },
  });
  const all = IDBKeyRange.bound([person, ''], [person, '\uFFFF']);
  return {
    async list() {
      const found = await database.getAll('drafts', all);
      return found.map(({ owner: _owner, ...draft }) => draft);
    },
    async save(drafts) {
      const { store, done } = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([...drafts.map((draft) => store.put({ ...draft, owner: person })), done]);
    },
    async delete(paths) {
      const { store, done } = database.transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([...paths.map((path) => store.delete([person, path])), done]);
    },
    sent: {
      async list() {
        const found = await database.getAll('sent', all);
        return found.map(({ owner: _owner, ...sent }) => sent);
      },
      async save(sent) {
        await database.put('sent', { ...sent, owner: person });
      },
      async delete(path) {
        await database.delete('sent', [person, path]);
      },
    },
    close: () => {
      database.close();
    },
  };
}
