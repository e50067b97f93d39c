import type { StudioFolders } from '../paths/studio-folders.ts';
import { findMediaReferences, renderReference, resolveReference } from './find-media-references.ts';

/** Options of `replaceReferences`. */
export interface Replacement {
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Current path of the file. */
  from: string;
  /** New path of the file. */
  to: string;
}

/** Replaces all references to a file in a text; everything else keeps its bytes. */
export function replaceReferences(text: string, file: string, { folders, from, to }: Replacement): string {
  let result = '';
  let position = 0;
  for (const { url, start, end } of findMediaReferences(text)) {
    if (resolveReference(url, file, folders) !== from) continue;
    result += text.slice(position, start) + renderReference(url, file, to, folders);
    position = end;
  }
  return result + text.slice(position);
}
