import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { STUDIO_FOLDER } from '../../feature/paths.ts';
import type { StudioClient } from '../api/studio-client.ts';
import type { Documents } from '../documents/documents.ts';
import type { DraftDatabase } from './draft-database.ts';
import { isDraftOf } from './draft-file.ts';
import type { DraftFile } from './draft-file.ts';
import { planDraft, planRead } from './plan-draft.ts';
import type { DraftStates } from './plan-draft.ts';

/** Delay between a change and sending it, in milliseconds. */
const SEND_DELAY = 2000;

/** The server's draft from another device; without `draft`, that device has published or discarded it. */
export interface OtherDraft {
  /** Missing if the other device has published or discarded the draft. */
  draft?: DraftFile;
  /** Revision of the draft on the server. */
  revision?: number;
}

interface ServerDraftsState {
  /**
   * `off`: the server stores no drafts, or not for this user. `waiting`: changes are not sent yet. `failed`: they could
   * not be sent. `sent`: the server has all drafts.
   */
  status: 'off' | 'waiting' | 'failed' | 'sent';
  /** Drafts that conflict with those of another device, by path. */
  conflicts: ReadonlyMap<string, OtherDraft>;
  /** Whether the server offers preview links for drafts. */
  canPreview: boolean;
}

/** Stores drafts on the server, so that users find them on another device. The browser remains the primary storage. */
export interface ServerDrafts {
  /** Synchronisation state, as an observable store. */
  state: Store<ServerDraftsState>;
  /** Sends local changes and applies those of other devices. Never rejects. */
  sync: () => Promise<void>;
  /** Resolves a conflict. */
  decide: (path: string, choice: 'own' | 'other') => Promise<void>;
  /** Stops synchronising. */
  close: () => void;
}

/** Options of `createServerDrafts`. */
export interface ServerDraftsOptions {
  client: Pick<StudioClient, 'get' | 'send' | 'session'>;
  documents: Pick<Documents, 'state' | 'adopt' | 'discard' | 'flush'>;
  database: Pick<DraftDatabase, 'list' | 'sent'>;
  /** Runs a function in one tab at a time. */
  lock: (work: () => Promise<void>) => Promise<void>;
  /** Called with the newest commit that the server knows. */
  onRevision?: (revision: string) => void;
}

interface DraftList {
  drafts: readonly { path: string; revision: number }[];
  canPreview: boolean;
  /** The newest commit; missing if the server does not know it yet. */
  revision?: string;
}

/** Delay before a failed synchronisation is repeated, in milliseconds. */
const RETRY_DELAY = 30_000;

const DRAFT = `${STUDIO_FOLDER}/draft`;
const quiet = { isQuiet: true };

/** Starts to synchronise the drafts of this browser with the server. */
export function createServerDrafts(options: ServerDraftsOptions): ServerDrafts {
  const { client, documents, database, lock, onRevision } = options;
  const { sent } = database;
  const { storesDrafts, user } = client.session();
  const state = createStore<ServerDraftsState>({
    status: storesDrafts && user.actions.includes('draft.save') ? 'waiting' : 'off',
    conflicts: new Map(),
    canPreview: false,
  });
  const change = (fields: Partial<ServerDraftsState>): void => {
    state.set({ ...state.get(), ...fields });
  };
  const localDraftOf = (path: string): DraftFile | undefined => documents.state.get().drafts.get(path);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let syncing: Promise<void> = Promise.resolve();

  const plan = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), wait);
  };

  const read = async (path: string, states: DraftStates): Promise<OtherDraft | undefined> => {
    const { data, revision } = await client.get<{ data: unknown; revision: number }>(DRAFT, { path }, quiet);
    if (!isDraftOf(data, path)) throw new TypeError(`The server returned invalid draft data for ${path}.`);
    // The user has edited the draft in the meantime.
    if (localDraftOf(path) !== states.local) return undefined;
    const next = planRead(data, states);
    if (next === 'ask') return { draft: data, revision };
    if (next === 'take') documents.adopt(data);
    await sent.save({ path, revision, updatedAt: next === 'take' ? data.updatedAt : (states.local?.updatedAt ?? 0) });
    return undefined;
  };

  const send = async (path: string, { local, sent: sentBefore }: DraftStates): Promise<void> => {
    if (!local) return;
    const body = { path, revision: sentBefore?.revision ?? 0, data: local };
    const { revision } = await client.send<{ revision: number }>('PUT', DRAFT, body, quiet);
    await sent.save({ path, revision, updatedAt: local.updatedAt });
  };

  /** Returns a conflict that the user has to resolve. */
  const syncOne = async (path: string, states: DraftStates): Promise<OtherDraft | undefined> => {
    const step = planDraft(states);
    if (step === 'read') return await read(path, states);
    if (step === 'gone') return {};
    if (step === 'send') await send(path, states);
    if (step === 'delete') await client.send('DELETE', DRAFT, { path, revision: states.revision }, quiet);
    if (step === 'delete' || step === 'forget') await sent.delete(path);
    return undefined;
  };

  /** Returns whether the server has everything. */
  const syncAll = async ({ drafts: stored, canPreview }: DraftList): Promise<boolean> => {
    await documents.flush();
    const saved = new Map((await database.list()).map((one) => [one.path, one.updatedAt]));
    const canSave = documents.state.get().saveState !== 'failed';
    const sentByPath = new Map((await sent.list()).map((one) => [one.path, one]));
    const revisions = new Map(stored.map(({ path, revision }) => [path, revision]));
    const paths = new Set([...documents.state.get().drafts.keys(), ...sentByPath.keys(), ...revisions.keys()]);
    const conflicts = new Map<string, OtherDraft>();
    let hasFailed = false;
    for (const path of paths) {
      const states = { local: localDraftOf(path), sent: sentByPath.get(path), revision: revisions.get(path) };
      // Another tab has a newer draft that this tab has not received: that tab sends it.
      if (canSave && states.local?.updatedAt !== saved.get(path)) continue;
      try {
        const other = await syncOne(path, states);
        if (other) conflicts.set(path, other);
      } catch {
        // A draft that the server rejects must not block the others.
        hasFailed = true;
      }
    }
    change({ conflicts, canPreview });
    return !hasFailed && conflicts.size === 0;
  };

  const sync = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    let result: ServerDraftsState['status'] = 'failed';
    try {
      await lock(async () => {
        const list = await client.get<DraftList>(`${STUDIO_FOLDER}/drafts`, {}, quiet);
        if (await syncAll(list)) result = 'sent';
        if (list.revision !== undefined) onRevision?.(list.revision);
      });
    } catch {
      // The server cannot be reached, or rejects the request. It is asked again later.
    }
    // Changes made in the meantime are sent after the next pause.
    if (timer !== undefined) return;
    change({ status: result });
    if (result === 'failed') plan(RETRY_DELAY);
  };
  const run = async (): Promise<void> => {
    syncing = syncing.then(sync);
    await syncing;
  };

  let drafts = documents.state.get().drafts;
  const unsubscribe = documents.state.subscribe(() => {
    const { drafts: current } = documents.state.get();
    if (current === drafts) return;
    drafts = current;
    if (state.get().status === 'off') return;
    change({ status: 'waiting' });
    plan(SEND_DELAY);
  });

  return {
    state,
    sync: async () => {
      if (state.get().status !== 'off') await run();
    },
    async decide(path, choice) {
      const { draft, revision } = state.get().conflicts.get(path) ?? {};
      if (choice === 'other') {
        if (draft) documents.adopt(draft);
        else documents.discard([path]);
      }
      if (revision === undefined) await sent.delete(path);
      else await sent.save({ path, revision, updatedAt: choice === 'other' ? (draft?.updatedAt ?? 0) : 0 });
      await run();
    },
    close() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
