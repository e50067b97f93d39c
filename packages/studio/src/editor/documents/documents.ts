import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { STUDIO_FOLDER } from '../../feature/paths.ts';
import { StudioProblem } from '../api/studio-client.ts';
import type { StudioClient } from '../api/studio-client.ts';
import type { DraftDatabase } from '../drafts/draft-database.ts';
import { isChanged, isSameDraft, kindOfDraft } from '../drafts/draft-file.ts';
import type { DraftBase, DraftFile } from '../drafts/draft-file.ts';
import { toPublished } from './published-document.ts';
import type { DocumentResponse, PublishedDocument } from './published-document.ts';
import { createTextHistory } from './text-history.ts';
import type { TextHistory } from './text-history.ts';

/** Delay between a change and saving it, in milliseconds. */
const SAVE_DELAY = 200;

type SaveState = 'saved' | 'saving' | 'failed';

/** State of the opened documents. */
export interface DocumentsState {
  /** Files with unpublished changes, by path. */
  drafts: ReadonlyMap<string, DraftFile>;
  /** Opened published files, by path. */
  published: ReadonlyMap<string, PublishedDocument>;
  /** Whether this browser has stored all changes. */
  saveState: SaveState;
}

/** Options of `openDocuments`. */
export interface DocumentsOptions {
  /** Reads published files. */
  client: Pick<StudioClient, 'get'>;
  /** A published file that is already requested. */
  early?: Promise<DocumentResponse | null> | undefined;
  /** Stores the drafts in this browser. */
  database: DraftDatabase;
  /** Synchronises the tabs of this browser. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

/** Message between tabs. */
interface TabMessage {
  /** Changed drafts. */
  drafts: readonly DraftFile[];
  /** Paths whose draft was removed. */
  removed: readonly string[];
  /** Newly published texts by path; `undefined` if the published text has to be read again. */
  published?: ReadonlyMap<string, DraftBase | undefined>;
}

/** What the server has published. */
interface Publication {
  /** Hash of the commit. */
  revision: string;
  /** Paths of files whose published text also contains changes of others. */
  merged: readonly string[];
}

/** Editing state of all files. Every view reads its text from here and passes a changed text back. */
export interface Documents {
  /** Drafts, published files and save state, as an observable store. */
  state: Store<DocumentsState>;
  /** Reads a published file unless it is already loaded. */
  open: (path: string) => Promise<PublishedDocument>;
  /** The current text; `undefined` if the file was not opened or is deleted. */
  textOf: (path: string) => string | undefined;
  /** Replaces the text of a file; can be undone. */
  edit: (path: string, text: string) => void;
  /** Undoes the last change of a file. */
  undo: (path: string) => void;
  /** Redoes the last undone change of a file. */
  redo: (path: string) => void;
  /** Undo history of a file. */
  historyOf: (path: string) => Pick<TextHistory, 'canUndo' | 'canRedo'>;
  /** Creates a file from a text or from an upload. */
  create: (path: string, content: { text: string } | { upload: string }) => void;
  /** Renames a file. `base` is required for a binary file, since it cannot be opened. */
  rename: (path: string, to: string, base?: DraftBase) => void;
  /** Renames several files at once; they may swap paths. */
  renameAll: (moves: ReadonlyMap<string, string>) => void;
  /** Deletes a file. `base` is required for a binary file. */
  remove: (path: string, base?: DraftBase) => void;
  /** Discards the changes of files. */
  discard: (paths: readonly string[]) => void;
  /**
   * Sets a newer published version as the base of a draft, or as the published text of a file without a draft. Without
   * `text`, the draft remains a deletion or a pure rename. Undoing this also restores the former base.
   */
  rebase: (path: string, base: DraftBase, text: string | undefined) => void;
  /** Applies a draft that was written on another device. It can be undone. */
  adopt: (draft: DraftFile) => void;
  /**
   * Marks drafts as published, as they were sent: their texts become the published texts. What was changed since then
   * remains as a draft.
   */
  markPublished: (sent: readonly DraftFile[], publication: Publication) => void;
  /** Saves all pending changes now. */
  flush: () => Promise<void>;
  /** Saves pending changes and closes the channel to other tabs. */
  close: () => void;
}

/** Loads the drafts of this browser and returns the documents to edit. */
export async function openDocuments(options: DocumentsOptions): Promise<Documents> {
  const { client, database, channel, now = Date.now } = options;
  const state = createStore<DocumentsState>({
    drafts: new Map((await database.list()).map((draft) => [draft.path, draft])),
    published: new Map(),
    saveState: 'saved',
  });
  let { early: requested } = options;
  const histories = new Map<string, TextHistory>();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> = Promise.resolve();

  const change = (fields: Partial<DocumentsState>): void => {
    state.set({ ...state.get(), ...fields });
  };

  const saveWaiting = async (): Promise<void> => {
    const paths = [...waiting];
    waiting.clear();
    const { drafts } = state.get();
    const changed = paths.flatMap((path) => drafts.get(path) ?? []);
    const removed = paths.filter((path) => !drafts.has(path));
    try {
      await database.save(changed);
      await database.delete(removed);
      if (waiting.size === 0) change({ saveState: 'saved' });
    } catch {
      for (const path of paths) waiting.add(path);
      change({ saveState: 'failed' });
    }
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    saving = saving.then(saveWaiting);
    await saving;
  };

  /** Replaces and removes drafts, here and in the other tabs. */
  const put = (
    drafts: readonly DraftFile[],
    removed: readonly string[] = [],
    published?: TabMessage['published'],
  ): void => {
    const all = new Map(state.get().drafts);
    for (const path of removed) all.delete(path);
    for (const draft of drafts) all.set(draft.path, draft);
    for (const path of [...removed, ...drafts.map(({ path }) => path)]) waiting.add(path);
    change({ drafts: all, saveState: 'saving' });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
    channel?.postMessage({ drafts, removed, ...(published && { published }) } satisfies TabMessage);
    timer ??= setTimeout(() => void flush(), SAVE_DELAY);
  };

  /** Records a text that replaces the current one. The base is part of the step if it changes as well. */
  const recordHistory = (path: string, text: string | undefined, base: DraftBase | undefined): void => {
    const before = textOf(path);
    if (before === undefined || text === undefined) return;
    const { drafts, published } = state.get();
    const draft = drafts.get(path);
    const oldBase = draft ? draft.base : published.get(path)?.base;
    const bases = oldBase?.text === base?.text ? undefined : { before: oldBase, after: base };
    historyOf(path).add(before, text, bases);
  };

  /** Changes from another tab are stored by that tab. */
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    const all = new Map(state.get().drafts);
    for (const path of data.removed) all.delete(path);
    for (const draft of data.drafts) {
      recordHistory(draft.path, draft.text, draft.base);
      all.set(draft.path, draft);
    }
    change({ drafts: all, ...(data.published && { published: withPublished(data.published) }) });
  });

  /** The opened files with newly published texts. Only opened files are kept, because the others are read when needed. */
  const withPublished = (texts: NonNullable<TabMessage['published']>): DocumentsState['published'] => {
    const published = new Map(state.get().published);
    for (const [path, base] of texts) {
      const document = published.get(path);
      if (document && base) published.set(path, { ...document, base });
      else published.delete(path);
    }
    return published;
  };

  const historyOf = (path: string): TextHistory => {
    const history = histories.get(path) ?? createTextHistory(now);
    histories.set(path, history);
    return history;
  };

  const draftOf = (path: string, newBase?: DraftBase): DraftFile | undefined => {
    const { drafts, published } = state.get();
    const draft = drafts.get(path);
    if (draft) return draft;
    if (newBase) return { path, base: newBase, updatedAt: now() };
    const base = published.get(path)?.base;
    return base && { path, base, text: base.text, updatedAt: now() };
  };

  const textOf = (path: string): string | undefined => {
    const { drafts, published } = state.get();
    const draft = drafts.get(path);
    return draft ? draft.text : published.get(path)?.base.text;
  };

  const setText = (path: string, text: string): void => {
    const draft = draftOf(path);
    if (!draft) return;
    const next = { ...draft, text, updatedAt: now() };
    if (isChanged(next)) put([next]);
    else put([], [path]);
  };

  /** Replaces the published version that a draft is based on, and optionally its text. */
  const setBase = (draft: DraftFile, base: DraftBase | undefined, text: string | undefined): void => {
    const { base: _base, ...rest } = draft;
    const next = { ...rest, ...(base && { base }), ...(text !== undefined && { text }), updatedAt: now() };
    const published = base && new Map([[draft.from ?? draft.path, base]]);
    if (published) change({ published: withPublished(published) });
    put(isChanged(next) ? [next] : [], isChanged(next) ? [] : [draft.path], published);
  };

  const renameAll = (moves: ReadonlyMap<string, string>, newBase?: DraftBase): void => {
    const moved = [...moves].flatMap(([path, to]) => {
      const draft = path === to ? undefined : draftOf(path, newBase);
      return draft ? [{ path, to, draft, history: histories.get(path) }] : [];
    });
    for (const { path } of moved) histories.delete(path);
    const renamed = moved.map(({ path, to, draft, history }): DraftFile => {
      if (history) histories.set(to, history);
      const { from = draft.base && path, ...rest } = draft;
      return { ...rest, path: to, ...(from !== undefined && from !== to && { from }), updatedAt: now() };
    });
    put(
      // A binary file that is renamed back to its published path has no change left. Its draft is removed, because a
      // draft with neither `from` nor content is a deletion.
      renamed.filter((draft) => isChanged(draft) && kindOfDraft(draft) !== 'delete'),
      moved.map(({ path }) => path),
    );
  };

  const step = (path: string, direction: 'undo' | 'redo'): void => {
    const text = textOf(path);
    const next = text === undefined ? undefined : historyOf(path)[direction](text);
    if (!next) return;
    const draft = draftOf(path);
    // What others have published is merged again later, so that publishing the former text does not revert it.
    if (draft && next.rebased) setBase(draft, next.rebased.base, next.text);
    else setText(path, next.text);
  };

  return {
    state,
    textOf,
    historyOf,
    flush,
    async open(path) {
      const existing = state.get().published.get(path);
      if (existing) return existing;
      const requestedEarly = await requested?.catch(() => null);
      // Later, the file may have changed.
      requested = undefined;
      const response =
        requestedEarly?.path === path
          ? requestedEarly
          : await client.get<DocumentResponse>(`${STUDIO_FOLDER}/document`, { path });
      const opened = toPublished(response);
      if (!opened) throw new StudioProblem({ code: 'document/binary', message: `${path} is not a text file.` });
      change({ published: new Map(state.get().published).set(path, opened) });
      return opened;
    },
    edit(path, text) {
      const before = textOf(path);
      if (before === undefined || before === text) return;
      historyOf(path).add(before, text);
      setText(path, text);
    },
    undo: (path) => {
      step(path, 'undo');
    },
    redo: (path) => {
      step(path, 'redo');
    },
    create(path, content) {
      put([{ path, ...content, updatedAt: now() }]);
    },
    rename: (path, to, base) => {
      renameAll(new Map([[path, to]]), base);
    },
    renameAll: (moves) => {
      renameAll(moves);
    },
    remove(path, newBase) {
      const draft = draftOf(path, newBase);
      if (!draft) return;
      const { text: _text, upload: _upload, from, base, ...rest } = draft;
      // An unpublished file disappears; a renamed file is deleted at its published path.
      if (!base) put([], [path]);
      else put([{ ...rest, base, path: from ?? path, updatedAt: now() }], from === undefined ? [] : [path]);
    },
    discard(paths) {
      for (const path of paths) histories.delete(path);
      put([], paths);
    },
    rebase(path, base, text) {
      const draft = state.get().drafts.get(path);
      if (draft) {
        recordHistory(path, text, base);
        setBase(draft, base, text);
        return;
      }
      const history = historyOf(path);
      if (history.canUndo() || history.canRedo()) recordHistory(path, base.text, base);
      change({ published: withPublished(new Map([[path, base]])) });
    },
    adopt(draft) {
      recordHistory(draft.path, draft.text, draft.base);
      put([draft]);
    },
    markPublished(sent, { revision, merged }) {
      const texts = new Map<string, DraftBase | undefined>();
      const kept: DraftFile[] = [];
      const removed: string[] = [];
      const drafts = [...state.get().drafts.values()];
      for (const draft of sent) {
        const { path, from, text, base } = draft;
        const isMerged = merged.includes(path);
        if (from !== undefined) texts.set(from, undefined);
        texts.set(path, text === undefined || isMerged ? undefined : { revision, id: '', text });
        const current =
          drafts.find((one) => one.path === path) ??
          drafts.find((one) => one.from !== undefined && one.from === (from ?? path));
        if (current?.path === path && isSameDraft(current, draft)) removed.push(path);
        // A merged text is not known here. With the former revision as its base, the draft is merged with that text by
        // the next publication.
        else if (current) kept.push(basedOnSent(current, draft, isMerged ? (base?.revision ?? '') : revision));
      }
      change({ published: withPublished(texts) });
      put(kept, removed, texts);
    },
    close() {
      void flush();
      channel?.close();
    },
  };
}

/** A draft that was changed after it was sent: what was sent is the published version now. */
function basedOnSent(draft: DraftFile, sent: DraftFile, revision: string): DraftFile {
  if (kindOfDraft(sent) === 'delete') return draft;
  const { from: _from, ...rest } = draft;
  return {
    ...rest,
    ...(draft.path !== sent.path && { from: sent.path }),
    base: { revision, id: '', text: sent.text ?? '' },
  };
}
