import { assetType, decodePath, pathOf, suffixOf } from '@recto/content';
import { encodeMarkdownUrl } from '../links/encode-markdown-url.ts';
import { ATTRIBUTE, MARKDOWN, QUOTED, matchUrls } from '../links/match-urls.ts';
import { checkPath } from '../paths/check-path.ts';
import { folderOf, joinPath, relativePath } from '../paths/relative-path.ts';
import { listFolders } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';

/** A reference to a file in a content file. */
export interface MediaReference {
  /** The URL as written in the text. */
  url: string;
  /** Start offset of the URL in the text. */
  start: number;
  /** End offset of the URL in the text. */
  end: number;
  /** Alternative text of the picture, if there is one. */
  alt?: string;
}

/** Distance around a reference in which its alternative text is searched, in characters. */
const ALT_SEARCH_DISTANCE = 500;

/** `image: /address` */
const FIELD =
  /^[ \t]{0,99}(?:- )?(?:[\w-]{1,99}:[ \t]{1,9})?(?<address>(?!\/\/)\.{0,2}\/[^\n"'#]{0,1000}?[^\s"'#])[ \t]*$/gmu;
const BARE = /(?<![\w:/.%"'-])(?<address>(?!\/\/)\.{0,2}\/[^\s"'()<>{}|,]{1,1000})/gu;

/**
 * Finds the URLs of files in a content file, in text order. The text is searched, not parsed, because it can be any
 * format.
 */
export function findMediaReferences(text: string): MediaReference[] {
  const isMedia = (address: string): boolean => assetType(pathOf(address)) !== undefined;
  return matchUrls(text, [MARKDOWN, ATTRIBUTE, QUOTED, FIELD, BARE], isMedia).map((match) => {
    const { url, start, end, groups } = match;
    const alt = groups['image'] === '!' ? groups['text'] : findAltText(text, start, end);
    return { url, start, end, ...(alt && { alt: alt.trim() }) };
  });
}

/** Finds `alt="…"` in the same element, or `alt: …` in an adjacent line. */
function findAltText(text: string, start: number, end: number): string | undefined {
  const before = text.slice(Math.max(0, start - ALT_SEARCH_DISTANCE), start).split('\n');
  const after = text.slice(end, end + ALT_SEARCH_DISTANCE).split('\n');
  const opening = /[^{<]*$/u.exec(before.at(-1) ?? '')?.[0] ?? '';
  const closing = /^[^}>]*/u.exec(after[0] ?? '')?.[0] ?? '';
  const [, , inside] = /\balt\s*=\s*(["'])(.*?)\1/u.exec(`${opening} ${closing}`) ?? [];
  if (inside !== undefined) return inside;
  for (const line of [after[1], before.at(-2)]) {
    const [, , altText] = /^\s*(?:- )?alt:\s+(["']?)(.+?)\1\s*$/u.exec(line ?? '') ?? [];
    if (altText !== undefined) return altText;
  }
  return undefined;
}

/** Resolves a URL in a content file to a file of the repository; `undefined` if it is not in a folder of the studio. */
export function resolveReference(address: string, file: string, folders: StudioFolders): string | undefined {
  const path = decodePath(pathOf(address));
  const target = path.startsWith('/')
    ? joinPath(folders.public, path)
    : /^[a-z][a-z0-9+.-]*:/iu.test(path)
      ? undefined
      : joinPath(folderOf(file), path);
  return target === undefined || checkPath(target, listFolders(folders)) !== undefined ? undefined : target;
}

/** Returns the URL of a moved file for a content file, in the same style as before. */
export function renderReference(before: string, file: string, target: string, folders: StudioFolders): string {
  const suffix = suffixOf(before);
  if (before.startsWith('/')) return `/${encodeMarkdownUrl(relativePath(folders.public, target))}${suffix}`;
  const relative = relativePath(folderOf(file), target);
  const isDotted = before.startsWith('.') && !relative.startsWith('../');
  return `${isDotted ? './' : ''}${encodeMarkdownUrl(relative)}${suffix}`;
}
