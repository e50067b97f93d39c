import { useEffect, useState } from 'react';
import type { DraftFile } from '../drafts/draft-file.ts';
import { previewAddress } from '../media/list/media-address.ts';
import { findMovedMedia, findPicture } from '../preview/draft-pictures.ts';
import type { MovedMedia } from '../preview/draft-pictures.ts';
import { useStudio, useValue } from '../studio.ts';
import { findPageFile } from './find-page-file.ts';

/** Edits the file of the page on the screen, and shows its draft there. */
export function useFollowPage(isOpen: boolean): void {
  const { client, tree, view, preview, documents } = useStudio();
  const { files, folders } = useValue(tree) ?? {};
  const { path } = useValue(view);
  const { drafts, published } = useValue(documents.state);
  const moved = useMovedMedia(drafts);

  useEffect(() => {
    if (!isOpen || !files) return undefined;
    const follow = (): void => {
      view.set({ ...view.get(), path: findPageFile(files, preview.current()), place: undefined });
    };
    if (view.get().path === undefined) follow();
    return preview.onNavigate(follow);
  }, [isOpen, files, view, preview]);

  const pageFile = files && findPageFile(files, preview.current());
  const isOnPage = isOpen && path !== undefined && path === pageFile;
  const text = isOnPage ? (drafts.get(path)?.text ?? published.get(path)?.base.text) : undefined;
  const before = isOnPage ? published.get(path)?.base.text : undefined;
  useEffect(() => {
    if (!isOnPage || text === undefined || !files || !folders || !path.endsWith('.md')) return;
    const isPublished = (wanted: string): boolean => files.some((file) => file.path === wanted);
    const pictureOf = (address: string): string | undefined => {
      const source = findPicture(address, { file: path, folders, moved, isPublished });
      return source && previewAddress(client, source);
    };
    preview.show({ path, text, published: before, pictureOf });
  }, [isOnPage, path, text, before, files, folders, moved, client, preview]);
}

/** The same map as long as nothing has moved, whatever is typed meanwhile. */
function useMovedMedia(drafts: ReadonlyMap<string, DraftFile>): MovedMedia {
  const now = findMovedMedia(drafts.values());
  const [known, setKnown] = useState(now);
  const isSame = JSON.stringify([...known]) === JSON.stringify([...now]);
  if (!isSame) setKnown(now);
  return isSame ? known : now;
}
