import { isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { resolveReference } from '../../media/find-references.ts';
import type { StudioFolders } from '../../paths/studio-folders.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import type { MediaItem } from '../media/list/media-file.ts';

/** Files that the site does not have at their paths yet, with the place of their bytes. */
export type MovedMedia = ReadonlyMap<string, MediaItem['source']>;

export function findMovedMedia(drafts: Iterable<DraftFile>): MovedMedia {
  const moved = new Map<string, MediaItem['source']>();
  for (const { path, upload, from, text } of drafts) {
    if (upload !== undefined) moved.set(path, { upload });
    else if (from !== undefined && text === undefined) moved.set(path, { path: from, id: '' });
  }
  return moved;
}

export interface PictureContext {
  /** Path of the text. */
  file: string;
  folders: StudioFolders;
  moved: MovedMedia;
  /** Whether there is a published file. */
  isPublished: (path: string) => boolean;
}

/**
 * Where the bytes of a picture are that a text names, if not at that address: it waits to be published, or it is beside
 * the text, and only a build gives it an address.
 */
export function findPicture(address: string, context: PictureContext): MediaItem['source'] | undefined {
  const { file, folders, moved, isPublished } = context;
  const path = resolveReference(address, file, folders);
  if (path === undefined) return undefined;
  const isBeside = path.startsWith(`${folders.content}/`) && isPublished(path);
  return moved.get(path) ?? (isBeside ? { path, id: '' } : undefined);
}

/** Addresses of the pictures in a parsed text. */
export function picturesIn(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const [, { src }, ...children] = node;
    return [...(typeof src === 'string' ? [src] : []), ...picturesIn(children)];
  });
}

/** Fields of front matter with addresses where their pictures can be seen. */
export function replacePictures(value: unknown, pictureOf: (address: string) => string | undefined): unknown {
  if (typeof value === 'string') return /^\.{0,2}\//u.test(value) ? (pictureOf(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => replacePictures(one, pictureOf));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replacePictures(one, pictureOf)]));
}
