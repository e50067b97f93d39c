import type { MediaUsage } from '../../../media/media-usage.ts';
import { UNUSED } from '../../../media/media-usage.ts';
import { typeOfName } from '../../../media/media-types.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import { kindOfType } from './media-file.ts';
import type { MediaFile, MediaFilter, MediaItem, WaitingUpload } from './media-file.ts';

/** Data that the library is built from. */
export interface MediaParts {
  files: readonly MediaFile[];
  uploads: readonly WaitingUpload[];
  drafts: ReadonlyMap<string, DraftFile>;
  /** Returns where a file is used, with the drafts applied. */
  usageOf: (path: string, published: MediaUsage) => MediaUsage;
}

/** Lists the files of the library: uploads first, then published files with their state. */
export function listMedia(parts: MediaParts, filter: MediaFilter): MediaItem[] {
  const waiting = listWaiting(parts).filter((item) => matches(item, filter));
  const published = listPublished(parts).filter((item) => !filter.onlyUnused || item.unused !== false);
  return [...waiting, ...published];
}

function listWaiting({ uploads, drafts, usageOf }: MediaParts): MediaItem[] {
  const added = [...drafts.values()].flatMap(({ path, upload }) => (upload === undefined ? [] : [{ path, upload }]));
  const inDrafts = new Set(added.map(({ upload }) => upload));
  const others = uploads.filter(({ id }) => !inDrafts.has(id)).map(({ id, path }) => ({ path, upload: id }));
  return [...added, ...others].map(({ path, upload }): MediaItem => {
    const waitingUpload = uploads.find(({ id }) => id === upload);
    const usage = usageOf(path, UNUSED);
    return {
      path,
      type: waitingUpload?.type ?? typeOfName(path) ?? '',
      ...(waitingUpload && { size: waitingUpload.size }),
      ...(waitingUpload?.width !== undefined && { width: waitingUpload.width }),
      ...(waitingUpload?.height !== undefined && { height: waitingUpload.height }),
      ...usage,
      unused: usage.usedIn.length === 0,
      state: 'waiting',
      source: { upload },
      isDraft: inDrafts.has(upload),
    };
  });
}

function listPublished({ files, drafts, usageOf }: MediaParts): MediaItem[] {
  const moved = new Map([...drafts.values()].flatMap(({ path, from }) => (from === undefined ? [] : [[from, path]])));
  return files.map(({ id, ...file }): MediaItem => {
    const to = moved.get(file.path);
    const draft = drafts.get(file.path);
    const isDeleted = draft !== undefined && draft.text === undefined && draft.upload === undefined && !draft.from;
    const path = to ?? file.path;
    // Published texts without a draft still refer to the old path; drafts refer to the new one.
    const { usedIn, alts } = usageOf(path, file);
    return {
      ...file,
      path,
      usedIn,
      alts,
      unused: usedIn.length > 0 || file.usedBySite === true ? false : file.unused === null ? null : true,
      state: isDeleted ? 'deleted' : to === undefined ? 'published' : 'renamed',
      source: { path: file.path, id },
      isDraft: isDeleted || to !== undefined,
    };
  });
}

/** The same filter as the server applies to published files. */
function matches({ path, type, alts, usedIn }: MediaItem, { search, kind, folder, onlyUnused }: MediaFilter): boolean {
  if (kind !== undefined && kindOfType(type) !== kind) return false;
  if (folder !== '' && !path.startsWith(`${folder}/`)) return false;
  if (onlyUnused && usedIn.length > 0) return false;
  const text = [path, ...alts].join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
