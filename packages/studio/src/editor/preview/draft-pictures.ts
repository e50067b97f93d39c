import { isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { resolveReference } from '../../media/find-media-references.ts';
import type { StudioFolders } from '../../paths/studio-folders.ts';
import type { DraftFile } from '../drafts/draft-file.ts';
import type { MediaItem } from '../media/list/media-file.ts';

/** Files that the site does not have at their paths yet, with the location of their content. */
export type MovedMedia = ReadonlyMap<string, MediaItem['source']>;

/** Finds uploaded and renamed files among the drafts. */
export function findMovedMedia(drafts: Iterable<DraftFile>): MovedMedia {
  const moved = new Map<string, MediaItem['source']>();
  for (const { path, upload, from, text } of drafts) {
    if (upload !== undefined) moved.set(path, { upload });
    else if (from !== undefined && text === undefined) moved.set(path, { path: from, id: '' });
  }
  return moved;
}

/** Data that is needed to find an image. */
export interface PictureContext {
  /** Path of the text that refers to the image. */
  file: string;
  folders: StudioFolders;
  moved: MovedMedia;
  /** Whether a published file exists at a path. */
  isPublished: (path: string) => boolean;
}

/**
 * Finds the content of an image that a text refers to if it is not available at that URL: because it is not published
 * yet, or because it is next to the text and only gets a URL in a build.
 */
export function findPicture(address: string, context: PictureContext): MediaItem['source'] | undefined {
  const { file, folders, moved, isPublished } = context;
  const path = resolveReference(address, file, folders);
  if (path === undefined) return undefined;
  const isBeside = path.startsWith(`${folders.content}/`) && isPublished(path);
  return moved.get(path) ?? (isBeside ? { path, id: '' } : undefined);
}

/** URLs of the images in a parsed text. */
export function imageUrlsIn(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const [, { src }, ...children] = node;
    return [...(typeof src === 'string' ? [src] : []), ...imageUrlsIn(children)];
  });
}

/** Replaces the image URLs in front matter fields with URLs that can be loaded. */
export function replaceImageUrls(value: unknown, pictureOf: (address: string) => string | undefined): unknown {
  if (typeof value === 'string') return /^\.{0,2}\//u.test(value) ? (pictureOf(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => replaceImageUrls(one, pictureOf));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceImageUrls(one, pictureOf)]));
}
