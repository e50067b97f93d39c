import type { StudioFolders } from '../paths/studio-folders.ts';
import { findReferences, renderAddress, resolveReference } from './find-references.ts';

export interface Replacement {
  folders: StudioFolders;
  from: string;
  to: string;
}

/** The text with another address wherever it names the file; everything else stays byte for byte. */
export function replaceAddresses(text: string, file: string, { folders, from, to }: Replacement): string {
  let result = '';
  let position = 0;
  for (const { address, start, end } of findReferences(text)) {
    if (resolveReference(address, file, folders) !== from) continue;
    result += text.slice(position, start) + renderAddress(address, file, to, folders);
    position = end;
  }
  return result + text.slice(position);
}
