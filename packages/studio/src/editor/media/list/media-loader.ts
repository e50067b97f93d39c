import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import { toProblem } from '../../api/studio-client.ts';
import type { StudioClient, StudioProblem } from '../../api/studio-client.ts';
import type { MediaFile, MediaFilter, MediaPage } from './media-file.ts';

/** Pause in typing before a request is sent, in milliseconds. */
const TYPING_PAUSE = 150;
/** Interval at which the list is requested again while content files are pending, in milliseconds. */
const POLL_INTERVAL = 3000;

/** The loaded part of the list. */
export interface LoadedMedia {
  files: readonly MediaFile[];
  /** Commit that the list belongs to; missing until it is loaded. */
  revision?: string;
  /** Start of the next page. */
  next?: string | undefined;
  /** Number of content files that were not read yet, so that their references are unknown. */
  pending: number;
  isLoading: boolean;
  problem?: StudioProblem | undefined;
}

/** Loads published files that match a filter, page by page. A newer request cancels an older one. */
export interface MediaLoader {
  /** The loaded files, as an observable store. */
  state: Store<LoadedMedia>;
  /** Loads the list, unless it is already loaded for the same filter and commit. */
  load: (filter: MediaFilter, revision?: string) => void;
  /** Loads the next page. */
  more: () => void;
  /** Loads the list again. */
  retry: () => void;
  /** Cancels pending requests. */
  close: () => void;
}

/** Creates a loader for the media list. */
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

  const requestPage = async (before: readonly MediaFile[], after?: string): Promise<void> => {
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
      if (pending > 0) timer = setTimeout(retry, POLL_INTERVAL);
    } catch (error) {
      if (!signal.aborted) state.set({ ...state.get(), isLoading: false, problem: toProblem(error) });
    }
  };

  const start = (pause: number): void => {
    stop();
    state.set({ ...state.get(), isLoading: true, problem: undefined });
    timer = setTimeout(() => void requestPage([]), pause);
  };
  const retry = (): void => {
    start(0);
  };

  return {
    state,
    retry,
    load(newFilter, revision) {
      const loaded = state.get().revision;
      const isSame = JSON.stringify(newFilter) === JSON.stringify(filter);
      if (isSame && loaded !== undefined && loaded === revision) return;
      filter = newFilter;
      start(TYPING_PAUSE);
    },
    more() {
      const { files, next, isLoading } = state.get();
      if (isLoading || next === undefined) return;
      stop();
      state.set({ ...state.get(), isLoading: true, problem: undefined });
      void requestPage(files, next);
    },
    close: stop,
  };
}
