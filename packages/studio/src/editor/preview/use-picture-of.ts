import { useCallback, useState } from 'react';
import { previewUrl } from '../media/list/media-url.ts';
import { useStudio, useValue } from '../studio.ts';
import { findMovedMedia, findPicture } from './draft-pictures.ts';
import type { MovedMedia } from './draft-pictures.ts';

/**
 * Returns a function that finds a loadable URL for an image that a text refers to; `undefined` if the URL in the text
 * can be loaded. The function stays the same while the user types.
 */
export function usePictureOf(file: string | undefined): (address: string) => string | undefined {
  const { client, tree } = useStudio();
  const { files, folders } = useValue(tree) ?? {};
  const moved = useMovedMedia();
  return useCallback(
    (address) => {
      if (file === undefined || !files || !folders) return undefined;
      const isPublished = (path: string): boolean => files.some((one) => one.path === path);
      const source = findPicture(address, { file, folders, moved, isPublished });
      return source && previewUrl(client, source);
    },
    [client, file, files, folders, moved],
  );
}

function useMovedMedia(): MovedMedia {
  const { documents } = useStudio();
  const now = findMovedMedia(useValue(documents.state).drafts.values());
  const [last, setLast] = useState(now);
  const isSame = JSON.stringify([...last]) === JSON.stringify([...now]);
  if (!isSame) setLast(now);
  return isSame ? last : now;
}
