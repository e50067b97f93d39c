import { checkNewPath, checkPath } from '../paths/check-path.ts';
import { normalisePath } from '../paths/check-tree.ts';
import { MEDIA_TYPES } from './media-types.ts';
import type { MediaType } from './media-types.ts';

/** Maximum length of a name without its extension, in characters. */
const MAX_NAME_LENGTH = 80;

/** Returns a file name that is valid in URLs and on every system, with an extension of the type. */
export function safeName(input: string, type: MediaType): string {
  const name = input.split(/[/\\]/u).at(-1) ?? '';
  const [defaultExtension] = MEDIA_TYPES[type];
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot + 1).toLowerCase();
  const ending = dot > 0 && (MEDIA_TYPES[type] as readonly string[]).includes(extension) ? extension : defaultExtension;
  const plain = (dot > 0 ? name.slice(0, dot) : name)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/^[-_]+|[-_]+$/gu, '');
  const safe = `${plain || 'file'}.${ending}`;
  // The result may still be a name that some systems reject.
  return checkPath(`a/${safe}`, ['a']) === undefined && checkNewPath(safe) === undefined ? safe : `file-${safe}`;
}

/** Returns a path that no other file has: `photo.png`, or `photo-2.png` if that exists. */
export function freePath(folder: string, name: string, taken: Iterable<string>): string {
  const folded = new Set([...taken].map(normalisePath));
  const dot = name.lastIndexOf('.');
  for (let number = 1; ; number += 1) {
    const path = `${folder}/${number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`}`;
    if (!folded.has(normalisePath(path))) return path;
  }
}
