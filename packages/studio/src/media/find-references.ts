import { assetType } from '@recto/content';
import { checkPath } from '../paths/check-path.ts';
import { folderOf, joinPath, relativePath } from '../paths/relative-path.ts';
import { listFolders } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { codeRanges } from './code-ranges.ts';

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

/** Most references of one file that are found, and how far around one a text that describes it is looked for. */
const MOST_REFERENCES = 5000;
const NEAR = 500;

/** `![alt](address)` and `[text](address)`. */
const MARKDOWN =
  /(?<image>!?)\[(?<text>(?:[^[\]\\\n]|\\.){0,500})\]\(\s{0,9}(?:<(?<pointed>[^<>\n]{1,1000})>|(?<plain>[^\s()<>]{1,1000}(?:\([^\s()]{0,100}\)[^\s()<>]{0,100}){0,9}))/gu;
/** `src="address"` in components, HTML and data. */
const ATTRIBUTE = /\b(?:src|href|poster|to)\s{0,9}[=:]\s{0,9}(?<quote>["'])(?<address>[^"'\n]{1,1000})\k<quote>/gu;
/** Any other text in quotes that begins as an address does. */
const QUOTED = /(?<quote>["'])(?<address>(?!\/\/)\.{0,2}\/[^"'\n]{1,1000})\k<quote>/gu;
/** `image: /address` */
const FIELD =
  /^[ \t]{0,99}(?:- )?(?:[\w-]{1,99}:[ \t]{1,9})?(?<address>(?!\/\/)\.{0,2}\/[^\n"'#]{0,1000}?[^\s"'#])[ \t]*$/gmu;
const BARE = /(?<![\w:/.%"'-])(?<address>(?!\/\/)\.{0,2}\/[^\s"'()<>{}|,]{1,1000})/gu;

/** Addresses of files in a content file, in the order of the text. A text is searched, not parsed: it may be any format. */
export function findReferences(text: string): MediaReference[] {
  /** Characters that belong to code, or to an address that was found. */
  const taken = new Uint8Array(text.length);
  for (const [start, end] of codeRanges(text)) taken.fill(1, start, end);
  const found: MediaReference[] = [];
  for (const pattern of [MARKDOWN, ATTRIBUTE, QUOTED, FIELD, BARE]) {
    for (const match of text.matchAll(pattern)) {
      if (found.length === MOST_REFERENCES) break;
      const { groups = {} } = match;
      const address = groups['pointed'] ?? groups['plain'] ?? groups['address'] ?? '';
      const start = match.index + match[0].lastIndexOf(address);
      const end = start + address.length;
      if (assetType(pathOf(address)) === undefined || taken[start] === 1 || taken[end - 1] === 1) continue;
      taken.fill(1, start, end);
      const alt = groups['image'] === '!' ? groups['text'] : altBeside(text, start, end);
      found.push({ address, start, end, ...(alt && { alt: alt.trim() }) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
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

function pathOf(address: string): string {
  return address.split(/[?#]/u)[0] ?? '';
}

/** The file of the repository that an address in a content file names; `undefined` where it is none of the studio's. */
export function resolveReference(address: string, file: string, folders: StudioFolders): string | undefined {
  const path = decode(pathOf(address));
  const target = path.startsWith('/')
    ? joinPath(folders.public, path)
    : /^[a-z][a-z0-9+.-]*:/iu.test(path)
      ? undefined
      : joinPath(folderOf(file), path);
  return target === undefined || checkPath(target, listFolders(folders)) !== undefined ? undefined : target;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** How a content file has to name a file that has moved, in the manner in which it was named before. */
export function renderAddress(before: string, file: string, target: string, folders: StudioFolders): string {
  const suffix = before.slice(pathOf(before).length);
  const encoded = (path: string): string => path.replaceAll(/[\s"'()<>\\%?#]/gu, encodeCharacter);
  if (before.startsWith('/')) return `/${encoded(relativePath(folders.public, target))}${suffix}`;
  const relative = relativePath(folderOf(file), target);
  const isDotted = before.startsWith('.') && !relative.startsWith('../');
  return `${isDotted ? './' : ''}${encoded(relative)}${suffix}`;
}

function encodeCharacter(character: string): string {
  return /['()]/u.test(character)
    ? `%${character.charCodeAt(0).toString(16).toUpperCase()}`
    : encodeURIComponent(character);
}
