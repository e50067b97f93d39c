import { assetType } from '@recto/content/node';
import { extname } from 'node:path';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { ChangeSet } from '../repository/change-set.ts';
import type { PathProblem } from '../repository/repository-error.ts';
import { inspectMedia } from './inspect-media.ts';
import { typeOfName } from './media-types.ts';

/**
 * Returns the problems of media files in a change set. A change set can contain content that was not uploaded, so the
 * upload rules are checked again: the public folder accepts media files only, because a page or script there would run
 * on the site, and the content of a file must match its extension.
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

/** A file whose content is unchanged must keep the file type of its name. */
function checkRename(from: string, path: string, folders: StudioFolders): string | undefined {
  const isText = assetType(from) === undefined && assetType(path) === undefined;
  if (isText) {
    const staysOutside = !isPublic(path, folders);
    const staysSame = isPublic(from, folders) && extname(from).toLowerCase() === extname(path).toLowerCase();
    return staysOutside || staysSame ? undefined : NO_MEDIA;
  }
  return assetType(from) === assetType(path) ? undefined : 'has an extension of another type than before';
}

function checkContent(path: string, content: Uint8Array, folders: StudioFolders): string | undefined {
  const expectedType = typeOfName(path);
  if (expectedType === undefined)
    return isPublic(path, folders) || assetType(path) !== undefined ? NO_MEDIA : undefined;
  const media = inspectMedia(content);
  if ('reason' in media) return media.reason;
  if (media.type !== expectedType) return `is ${media.type} by its content`;
  // An upload is already sanitised, and sanitising it again changes nothing.
  return Buffer.from(media.bytes).equals(content) ? undefined : 'has parts that an upload would remove. Upload it';
}

const NO_MEDIA = 'does not have the extension of a picture, video, sound or PDF file';
