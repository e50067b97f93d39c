import { assetType } from '@recto/content/node';
import { extname } from 'node:path';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { ChangeSet } from '../repository/change-set.ts';
import type { PathProblem } from '../repository/repository-error.ts';
import { inspectMedia } from './inspect-media.ts';
import { typeOfName } from './media-types.ts';

/**
 * The problems of media files in a change set. A change set can have content that nobody has uploaded, so the same rules
 * hold again: the public folder gets media files only, since a page or a script there would run on the site, and a file
 * is what its name says.
 */
export function checkMediaChanges({ files }: Pick<ChangeSet, 'files'>, folders: StudioFolders): PathProblem[] {
  return files.flatMap((change): PathProblem[] => {
    if (change.kind === 'delete') return [];
    const { path } = change;
    const isUnchanged = change.kind === 'rename' && change.content === undefined;
    const reason = isUnchanged
      ? checkRename(change.from, path, folders)
      : checkContent(path, change.content ?? new Uint8Array(), folders);
    return reason === undefined ? [] : [{ path, reason }];
  });
}

function isPublic(path: string, folders: StudioFolders): boolean {
  return pathBelow(path, folders.public) !== undefined;
}

/** A file that keeps its content keeps the type of its name as well. */
function checkRename(from: string, path: string, folders: StudioFolders): string | undefined {
  const isText = assetType(from) === undefined && assetType(path) === undefined;
  if (isText) {
    const staysOutside = !isPublic(path, folders);
    const staysSame = isPublic(from, folders) && extname(from).toLowerCase() === extname(path).toLowerCase();
    return staysOutside || staysSame ? undefined : NO_MEDIA;
  }
  return assetType(from) === assetType(path) ? undefined : 'has a name of another type than before';
}

function checkContent(path: string, content: Uint8Array, folders: StudioFolders): string | undefined {
  const named = typeOfName(path);
  if (named === undefined) return isPublic(path, folders) || assetType(path) !== undefined ? NO_MEDIA : undefined;
  const media = inspectMedia(content);
  if ('reason' in media) return media.reason;
  if (media.type !== named) return `is ${media.type} by its content`;
  // An upload has been cleaned, and cleaning it again changes nothing.
  return Buffer.from(media.bytes).equals(content) ? undefined : 'has parts that an upload would leave out. Upload it';
}

const NO_MEDIA = 'is no picture, video, sound or PDF file, by its name';
