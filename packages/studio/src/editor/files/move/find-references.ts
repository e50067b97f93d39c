import type { ReferencesAnswer } from '../../../documents/references-endpoint.ts';
import { STUDIO_FOLDER } from '../../../feature/addresses.ts';
import { findLinks } from '../../../links/find-links.ts';
import { createLinkTargets } from '../../../links/link-targets.ts';
import { findReferences as findMedia, resolveReference } from '../../../media/find-references.ts';
import type { StudioFolders } from '../../../paths/studio-folders.ts';
import type { Studio } from '../../studio.ts';
import type { FileEntry } from '../list-entries.ts';

/** A file that links to others, or shows them. */
export interface Reference {
  entry: FileEntry;
  /** Number of places. */
  count: number;
}

/** A file that is linked to, or shown. */
export type ReferenceTarget = Pick<FileEntry, 'path' | 'publishedPath'>;

export interface ReferenceSearch extends Pick<Studio, 'client' | 'documents'> {
  entries: readonly FileEntry[];
  locales: readonly string[];
  folders: StudioFolders;
}

/**
 * The files that link to others, which are not among them: as the server finds them, and in the drafts, which it does
 * not know.
 */
export async function findReferences(
  targets: readonly ReferenceTarget[],
  { client, documents, entries, locales, folders }: ReferenceSearch,
): Promise<Reference[]> {
  const { drafts } = documents.state.get();
  const paths = targets.flatMap(({ publishedPath }) => publishedPath ?? []);
  const answer =
    paths.length === 0
      ? undefined
      : await client.send<ReferencesAnswer>('POST', `${STUDIO_FOLDER}/references`, { paths });
  const published = new Map(answer?.files.map((file) => [file.path, file.count]));
  const wanted = new Set<string | undefined>(targets.map(({ path }) => path));
  const links = createLinkTargets(entries, locales);
  const countIn = (text: string, entry: FileEntry): number =>
    findLinks(text).filter(({ address }) => wanted.has(links.resolve(address, entry)?.path)).length +
    findMedia(text).filter(({ address }) => wanted.has(resolveReference(address, entry.path, folders))).length;
  return entries.flatMap((entry) => {
    if (wanted.has(entry.path) || entry.change === 'delete') return [];
    const text = drafts.get(entry.path)?.text;
    const count = text === undefined ? (published.get(entry.publishedPath ?? '') ?? 0) : countIn(text, entry);
    return count === 0 ? [] : [{ entry, count }];
  });
}
