import { useEffect, useMemo, useState } from 'react';
import { useStudio, useValue } from '../../studio.ts';
import { findDraftUsage } from './draft-usage.ts';
import type { MediaFilter, MediaItem } from './media-file.ts';
import { listMedia } from './media-items.ts';
import { createMediaLoader } from './media-loader.ts';
import type { LoadedMedia } from './media-loader.ts';

/** The files that a view of the library shows. */
export interface MediaList extends Omit<LoadedMedia, 'files' | 'next'> {
  items: readonly MediaItem[];
  /** Loads the next files; missing if there are none. */
  loadMore: (() => void) | undefined;
  /** Loads the list again after an error. */
  retry: () => void;
}

/** Files of the library that match a filter, including the uploads of the signed-in user. */
export function useMedia({ search, kind, folder, onlyUnused }: MediaFilter): MediaList {
  const { client, documents, media, tree, refreshTree } = useStudio();
  const [loader] = useState(() => createMediaLoader(client));
  const { files, next, ...loaded } = useValue(loader.state);
  const uploads = useValue(media.uploads.list);
  const { drafts } = useValue(documents.state);
  const { folders, revision } = useValue(tree) ?? {};

  useEffect(() => {
    loader.load({ search, kind, folder, onlyUnused }, revision);
  }, [loader, revision, search, kind, folder, onlyUnused]);
  useEffect(() => {
    void media.uploads.refresh();
    // Retry failed requests as soon as there is a connection.
    const onOnline = (): void => {
      if (!tree.get()) refreshTree().catch(() => undefined);
      if (loader.state.get().problem) loader.retry();
    };
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      loader.close();
    };
  }, [loader, media, tree, refreshTree]);

  const items = useMemo(() => {
    if (!folders) return [];
    const usageOf = findDraftUsage(drafts.values(), folders);
    return listMedia({ files, uploads, drafts, usageOf }, { search: search.trim(), kind, folder, onlyUnused });
  }, [folders, drafts, files, uploads, search, kind, folder, onlyUnused]);

  return { ...loaded, items, retry: loader.retry, loadMore: next === undefined ? undefined : loader.more };
}
