import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { STUDIO_FOLDER } from '../../../feature/addresses.ts';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioClient, StudioProblem } from '../../api/studio-client.ts';
import type { MediaFile, MediaFilter, MediaPage } from './media-file.ts';

/** How long nobody types until the server is asked, and until it is asked again for what it has not read yet. */
const PAUSE = 150;
const AGAIN = 3000;

export interface LoadedMedia {
  files: readonly MediaFile[];
  /** The commit that the list is of; missing until it is loaded. */
  revision?: string;
  /** Where the next page begins. */
  next?: string | undefined;
  /** Content files that were not read yet, so that nobody knows what they use. */
  pending: number;
  isLoading: boolean;
  problem?: StudioProblem | undefined;
}

/** Published files that match, page by page. What was asked for later counts. */
export interface MediaLoader {
  state: Store<LoadedMedia>;
  /** Does nothing where the list is loaded already, of the same commit. */
  load: (filter: MediaFilter, revision?: string) => void;
  more: () => void;
  retry: () => void;
  close: () => void;
}

export function createMediaLoader(client: Pick<StudioClient, 'get'>): MediaLoader {
  const state = createStore<LoadedMedia>({ files: [], pending: 0, isLoading: true });
  let filter: MediaFilter = { search: '', folder: '', onlyUnused: false };
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    controller.abort();
    controller = new AbortController();
  };

  const ask = async (before: readonly MediaFile[], after?: string): Promise<void> => {
    const { signal } = controller;
    const { search, kind, folder, onlyUnused } = filter;
    const query = {
      search: search.trim() || undefined,
      kind,
      folder: folder || undefined,
      unused: onlyUnused ? '1' : undefined,
      after,
    };
    try {
      const { files, revision, next, pending } = await client.get<MediaPage>(`${STUDIO_FOLDER}/media`, query, {
        signal,
      });
      if (signal.aborted) return;
      state.set({ files: [...before, ...files], revision, next, pending, isLoading: false });
      if (pending > 0) timer = setTimeout(retry, AGAIN);
    } catch (error) {
      if (!signal.aborted) state.set({ ...state.get(), isLoading: false, problem: toProblem(error) });
    }
  };

  const start = (pause: number): void => {
    stop();
    state.set({ ...state.get(), isLoading: true, problem: undefined });
    timer = setTimeout(() => void ask([]), pause);
  };
  const retry = (): void => {
    start(0);
  };

  return {
    state,
    retry,
    load(wanted, revision) {
      const loaded = state.get().revision;
      const isSame = JSON.stringify(wanted) === JSON.stringify(filter);
      if (isSame && loaded !== undefined && loaded === revision) return;
      filter = wanted;
      start(PAUSE);
    },
    more() {
      const { files, next, isLoading } = state.get();
      if (isLoading || next === undefined) return;
      stop();
      state.set({ ...state.get(), isLoading: true, problem: undefined });
      void ask(files, next);
    },
    close: stop,
  };
}
