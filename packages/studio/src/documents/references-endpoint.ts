import { answerJson } from '@recto/content/node';
import type { ContentDescription } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/addresses.ts';
import { createLinkTargets } from '../links/link-targets.ts';
import { resolveReference } from '../media/find-references.ts';
import { refusePath } from '../paths/refuse-path.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { answerError } from '../repository/answer-error.ts';
import { notFound } from '../repository/repository-error.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import type { ContentIndex } from './content-index.ts';
import { listDocuments } from './list-documents.ts';
import { MOST_PATH_BYTES, pathListSchema } from './path-list.ts';
import { readWholeTree } from './read-whole-tree.ts';

/** Maximum number of files in a response. */
const MOST_FILES = 500;

/** Response of `POST /__recto_studio/references`. */
export interface ReferencesAnswer {
  /** Id of the commit. */
  revision: string;
  /** Number of files that link to the given files. */
  count: number;
  /** Other files that link to or embed the given files, with the number of references. */
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

/** Lists the published files that link to others. Links in the code of the site cannot be detected. */
export function createReferencesEndpoint({ folders, description, index }: ReferencesOptions): SiteEndpoint {
  return defineEndpoint({
    path: `${STUDIO_FOLDER}/references`,
    methods: ['POST'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 300, bytes: MOST_PATH_BYTES },
    input: z.strictObject({ paths: pathListSchema }),
    async answer(_, { input: { paths } }) {
      for (const path of paths) {
        const refused = refusePath(path, [folders.content]);
        if (refused) return refused;
      }
      const tree = await readWholeTree(index);
      if (tree instanceof Response) return tree;
      const listed = listDocuments({ tree, folders, description, changes: [], isInvalid: () => false });
      const known = new Set(listed.map(({ path }) => path));
      const missing = paths.find((path) => !known.has(path));
      if (missing !== undefined) return answerError(notFound(`The file "${missing}"`).error);
      const targets = createLinkTargets(listed, description.locales);
      const wanted = new Set<string | undefined>(paths);
      const files = tree.files.flatMap((entry, place) => {
        const file = listed[place];
        if (!file || wanted.has(entry.path)) return [];
        const { links = [], references = [] } = tree.factsOf(entry) ?? {};
        const count =
          links.filter(({ address }) => wanted.has(targets.resolve(address, file)?.path)).length +
          references.filter(({ address }) => wanted.has(resolveReference(address, entry.path, folders))).length;
        return count === 0 ? [] : [{ path: entry.path, ...(file.title && { title: file.title }), count }];
      });
      return answerJson({
        revision: tree.revision,
        count: files.length,
        files: files.slice(0, MOST_FILES),
      } satisfies ReferencesAnswer);
    },
  });
}
