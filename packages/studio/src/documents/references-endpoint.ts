import { jsonResponse } from '@recto/content/node';
import type { ContentDescription } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { createLinkTargets } from '../links/link-targets.ts';
import { resolveReference } from '../media/find-media-references.ts';
import { rejectPath } from '../paths/reject-path.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { errorResponse } from '../repository/error-response.ts';
import { notFound } from '../repository/repository-error.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import type { ContentIndex } from './content-index.ts';
import { listDocuments } from './list-documents.ts';
import { MAX_PATH_LIST_BYTES, pathListSchema } from './path-list.ts';
import { readWholeTree } from './read-whole-tree.ts';

/** Maximum number of files in a response. */
const MAX_FILES = 500;

/** Response of `POST /__recto_studio/references`. */
export interface ReferencesResponse {
  /** Id of the commit. */
  revision: string;
  /** Number of all files that link to or embed the given files; `files` can be shorter. */
  count: number;
  /** The first of these files, with their number of references. */
  files: readonly { path: string; title?: string; count: number }[];
}

/** Options of `createReferencesEndpoint`. */
export interface ReferencesOptions {
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Collections and languages of the site. */
  description: ContentDescription;
  /** Reads files with their metadata. */
  index: ContentIndex;
}

/** Lists the published files that link to or embed given files. Links in the code of the site cannot be detected. */
export function createReferencesEndpoint({ folders, description, index }: ReferencesOptions): SiteEndpoint {
  return defineEndpoint({
    path: `${STUDIO_FOLDER}/references`,
    methods: ['POST'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 300, bytes: MAX_PATH_LIST_BYTES },
    input: z.strictObject({ paths: pathListSchema }),
    async handle(_, { input: { paths } }) {
      for (const path of paths) {
        const rejected = rejectPath(path, [folders.content]);
        if (rejected) return rejected;
      }
      const tree = await readWholeTree(index);
      if (tree instanceof Response) return tree;
      const listed = listDocuments({ tree, folders, description, changes: [], isInvalid: () => false });
      const listedPaths = new Set(listed.map(({ path }) => path));
      const missing = paths.find((path) => !listedPaths.has(path));
      if (missing !== undefined) return errorResponse(notFound(`The file "${missing}"`).error);
      const targets = createLinkTargets(listed, description.locales);
      const targetPaths = new Set<string | undefined>(paths);
      const files = tree.files.flatMap((entry, index) => {
        const file = listed[index];
        if (!file || targetPaths.has(entry.path)) return [];
        const { links = [], references = [] } = tree.metadataOf(entry) ?? {};
        const count =
          links.filter(({ url }) => targetPaths.has(targets.resolve(url, file)?.path)).length +
          references.filter(({ url }) => targetPaths.has(resolveReference(url, entry.path, folders))).length;
        return count === 0 ? [] : [{ path: entry.path, ...(file.title && { title: file.title }), count }];
      });
      return jsonResponse({
        revision: tree.revision,
        count: files.length,
        files: files.slice(0, MAX_FILES),
      } satisfies ReferencesResponse);
    },
  });
}
