import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { DraftFile } from './draft-file.ts';

interface Schema extends DBSchema {
  drafts: { key: [owner: string, path: string]; value: DraftFile & { owner: string } };
}

const VERSION = 1;

/** Drafts of one person in this browser. They survive a crash, and the end of a session. */
export interface DraftDatabase {
  list: () => Promise<DraftFile[]>;
  save: (drafts: readonly DraftFile[]) => Promise<void>;
  delete: (paths: readonly string[]) => Promise<void>;
  close: () => void;
}

/** `site` is the address of the site without a path below its folder; `person` the id of the person who is signed in. */
export async function openDraftDatabase(site: string, person: string): Promise<DraftDatabase> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(`recto-studio ${site}`, VERSION, {
    upgrade(opened) {
      opened.createObjectStore('drafts', { keyPath: ['owner', 'path'] });
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
    close: () => {
      database.close();
    },
  };
}
