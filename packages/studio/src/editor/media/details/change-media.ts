import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import type { MediaUsage } from '../../../media/media-usage.ts';
import { replaceReferences } from '../../../media/replace-references.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';
import type { StudioClient } from '../../api/studio-client.ts';
import type { Documents } from '../../documents/documents.ts';
import type { MediaItem } from '../list/media-file.ts';
import type { WaitingUploads } from '../upload/waiting-uploads.ts';

interface ChangeOptions {
  client: Pick<StudioClient, 'send'>;
  documents: Documents;
  item: MediaItem;
}

/** Renames a file and updates all texts that refer to it, as drafts. Returns the number of changed texts. */
export async function renameMedia(
  { client, documents, item }: ChangeOptions,
  { to, folders }: { to: string; folders: StudioFolders },
): Promise<number> {
  const { source, path } = item;
  const response =
    'upload' in source
      ? undefined
      : await client.send<{ base: string } & MediaUsage>('POST', `${STUDIO_FOLDER}/media/rename`, {
          from: source.path,
          to,
        });
  const usedIn = [...item.usedIn, ...(response?.usedIn ?? [])];
  const textPaths = new Set(usedIn.map((textPath) => currentPath(documents, textPath)));
  // All texts are loaded first, so that either all of them are changed or none.
  for (const textPath of textPaths) await openText(documents, textPath);
  if ('upload' in source) {
    documents.create(path, { upload: source.upload });
    documents.rename(path, to);
  } else documents.rename(path, to, { revision: response?.base ?? '', id: source.id, text: '' });
  const before = new Set('upload' in source ? [path] : [path, source.path]);
  let count = 0;
  for (const textPath of textPaths) {
    const text = documents.textOf(textPath);
    if (text === undefined) continue;
    const changed = [...before].reduce((last, from) => replaceReferences(last, textPath, { folders, from, to }), text);
    if (changed !== text) count += 1;
    documents.edit(textPath, changed);
  }
  return count;
}

/** Paths of texts that refer to a file, which would be missing there if it were deleted. */
export async function findReferringTexts({ client, item }: Pick<ChangeOptions, 'client' | 'item'>): Promise<string[]> {
  const { source, usedIn } = item;
  if ('upload' in source) return [...usedIn];
  // This request deletes nothing: it returns the changes that a deletion consists of, and where the files are used.
  const { usage } = await client.send<{ usage: readonly MediaUsage[] }>('POST', `${STUDIO_FOLDER}/media/delete`, {
    paths: [source.path],
  });
  return [...new Set([...usedIn, ...usage.flatMap((one) => one.usedIn)])];
}

/** Deletes a file: as a draft if it is published, otherwise by removing the draft or the upload. */
export function removeMedia(
  { documents, item }: Omit<ChangeOptions, 'client'>,
  { revision, uploads }: { revision: string; uploads: WaitingUploads },
): void {
  const { source, path } = item;
  if (!('upload' in source)) documents.remove(path, { revision, id: source.id, text: '' });
  else if (item.isDraft) documents.discard([path]);
  else uploads.remove(source.upload);
}

/** A text may have been renamed in its draft. */
function currentPath({ state }: Documents, path: string): string {
  return [...state.get().drafts.values()].find(({ from }) => from === path)?.path ?? path;
}

async function openText(documents: Documents, path: string): Promise<void> {
  if (!documents.state.get().drafts.has(path)) await documents.open(path);
}
