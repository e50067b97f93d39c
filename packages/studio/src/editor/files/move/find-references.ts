import type { ReferencesResponse } from '../../../documents/references-endpoint.ts';
import { STUDIO_FOLDER } from '../../../feature/paths.ts';
import { findLinks } from '../../../links/find-links.ts';
import { createLinkTargets } from '../../../links/link-targets.ts';
import { findMediaReferences, resolveReference } from '../../../media/find-media-references.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';
import type { Studio } from '../../studio.ts';
import type { FileEntry } from '../list-entries.ts';

/** A file that links to other files or embeds them. */
export interface Reference {
  entry: FileEntry;
  /** Number of links and embeds. */
  count: number;
}

/** A file that is linked or embedded. */
export type ReferenceTarget = Pick<FileEntry, 'path' | 'publishedPath'>;

/** Data that `findReferences` needs. */
export interface ReferenceSearch extends Pick<Studio, 'client' | 'documents'> {
  entries: readonly FileEntry[];
  locales: readonly string[];
  folders: StudioFolders;
}

/**
 * Finds the files that link to the targets and are not targets themselves: published files on the server, and drafts,
 * which the server does not have, in the browser.
 */
export async function findReferences(
  targets: readonly ReferenceTarget[],
  { client, documents, entries, locales, folders }: ReferenceSearch,
): Promise<Reference[]> {
  const { drafts } = documents.state.get();
  const paths = targets.flatMap(({ publishedPath }) => publishedPath ?? []);
  const response =
    paths.length === 0
      ? undefined
      : await client.send<ReferencesResponse>('POST', `${STUDIO_FOLDER}/references`, { paths });
  const published = new Map(response?.files.map((file) => [file.path, file.count]));
  const targetPaths = new Set<string | undefined>(targets.map(({ path }) => path));
  const links = createLinkTargets(entries, locales);
  const countIn = (text: string, entry: FileEntry): number =>
    findLinks(text).filter(({ url }) => targetPaths.has(links.resolve(url, entry)?.path)).length +
    findMediaReferences(text).filter(({ url }) => targetPaths.has(resolveReference(url, entry.path, folders))).length;
  return entries.flatMap((entry) => {
    if (targetPaths.has(entry.path) || entry.change === 'delete') return [];
    const text = drafts.get(entry.path)?.text;
    const count = text === undefined ? (published.get(entry.publishedPath ?? '') ?? 0) : countIn(text, entry);
    return count === 0 ? [] : [{ entry, count }];
  });
}
