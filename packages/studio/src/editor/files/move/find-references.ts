import type { ReferencesAnswer } from '../../../documents/references-endpoint.ts';
import { STUDIO_FOLDER } from '../../../feature/addresses.ts';
import { findLinks } from '../../../links/find-links.ts';
import { createLinkTargets } from '../../../links/link-targets.ts';
import type { Studio } from '../../studio.ts';
import type { FileEntry } from '../list-entries.ts';

/** A file that links to another one. */
export interface Reference {
  entry: FileEntry;
  /** Number of links. */
  count: number;
}

export interface ReferenceSearch extends Pick<Studio, 'client' | 'documents'> {
  entries: readonly FileEntry[];
  locales: readonly string[];
}

/** The files that link to a page: as the server finds them, and in the drafts, which it does not know. */
export async function findReferences(
  target: FileEntry,
  { client, documents, entries, locales }: ReferenceSearch,
): Promise<Reference[]> {
  const { drafts } = documents.state.get();
  const path = target.publishedPath;
  const answer =
    path === undefined ? undefined : await client.get<ReferencesAnswer>(`${STUDIO_FOLDER}/references`, { path });
  const published = new Map(answer?.files.map((file) => [file.path, file.links.length]));
  const targets = createLinkTargets(entries, locales);
  return entries.flatMap((entry) => {
    if (entry.path === target.path || entry.change === 'delete') return [];
    const text = drafts.get(entry.path)?.text;
    const count =
      text === undefined
        ? (published.get(entry.publishedPath ?? '') ?? 0)
        : findLinks(text).filter(({ address }) => targets.resolve(address, entry)?.path === target.path).length;
    return count === 0 ? [] : [{ entry, count }];
  });
}
