import { assetType, decodeAddress, pathOf, suffixOf } from '@recto/content';
import { encodeAddress } from '../links/encode-address.ts';
import { ATTRIBUTE, MARKDOWN, QUOTED, matchAddresses } from '../links/match-addresses.ts';
import { checkPath } from '../paths/check-path.ts';
import { folderOf, joinPath, relativePath } from '../paths/relative-path.ts';
import { listFolders } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';

/** A place in a content file that names a file. */
export interface MediaReference {
  /** The address as it is written. */
  address: string;
  /** Where it is in the text. */
  start: number;
  end: number;
  /** The text for those who cannot see the picture, where one is beside it. */
  alt?: string;
}

/** How far around a reference a text that describes it is looked for. */
const NEAR = 500;

/** `image: /address` */
const FIELD =
  /^[ \t]{0,99}(?:- )?(?:[\w-]{1,99}:[ \t]{1,9})?(?<address>(?!\/\/)\.{0,2}\/[^\n"'#]{0,1000}?[^\s"'#])[ \t]*$/gmu;
const BARE = /(?<![\w:/.%"'-])(?<address>(?!\/\/)\.{0,2}\/[^\s"'()<>{}|,]{1,1000})/gu;

/** Addresses of files in a content file, in the order of the text. A text is searched, not parsed: it may be any format. */
export function findReferences(text: string): MediaReference[] {
  const isMedia = (address: string): boolean => assetType(pathOf(address)) !== undefined;
  return matchAddresses(text, [MARKDOWN, ATTRIBUTE, QUOTED, FIELD, BARE], isMedia).map((found) => {
    const { address, start, end, groups } = found;
    const alt = groups['image'] === '!' ? groups['text'] : altBeside(text, start, end);
    return { address, start, end, ...(alt && { alt: alt.trim() }) };
  });
}

/** `alt="…"` in the same element, or `alt: …` in a line beside it. */
function altBeside(text: string, start: number, end: number): string | undefined {
  const before = text.slice(Math.max(0, start - NEAR), start).split('\n');
  const after = text.slice(end, end + NEAR).split('\n');
  const opening = /[^{<]*$/u.exec(before.at(-1) ?? '')?.[0] ?? '';
  const closing = /^[^}>]*/u.exec(after[0] ?? '')?.[0] ?? '';
  const [, , inside] = /\balt\s*=\s*(["'])(.*?)\1/u.exec(`${opening} ${closing}`) ?? [];
  if (inside !== undefined) return inside;
  for (const line of [after[1], before.at(-2)]) {
    const [, , written] = /^\s*(?:- )?alt:\s+(["']?)(.+?)\1\s*$/u.exec(line ?? '') ?? [];
    if (written !== undefined) return written;
  }
  return undefined;
}

/** The file of the repository that an address in a content file names; `undefined` where it is none of the studio's. */
export function resolveReference(address: string, file: string, folders: StudioFolders): string | undefined {
  const path = decodeAddress(pathOf(address));
  const target = path.startsWith('/')
    ? joinPath(folders.public, path)
    : /^[a-z][a-z0-9+.-]*:/iu.test(path)
      ? undefined
      : joinPath(folderOf(file), path);
  return target === undefined || checkPath(target, listFolders(folders)) !== undefined ? undefined : target;
}

/** How a content file has to name a file that has moved, in the manner in which it was named before. */
export function renderAddress(before: string, file: string, target: string, folders: StudioFolders): string {
  const suffix = suffixOf(before);
  if (before.startsWith('/')) return `/${encodeAddress(relativePath(folders.public, target))}${suffix}`;
  const relative = relativePath(folderOf(file), target);
  const isDotted = before.startsWith('.') && !relative.startsWith('../');
  return `${isDotted ? './' : ''}${encodeAddress(relative)}${suffix}`;
}
