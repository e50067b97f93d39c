import { answerJson } from '@recto/content/node';
import type { ContentDescription } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/addresses.ts';
import { createLinkTargets } from '../links/link-targets.ts';
import type { PageLink } from '../links/find-links.ts';
import { refusePath } from '../paths/refuse-path.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { answerError } from '../repository/answer-error.ts';
import { notFound } from '../repository/repository-error.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import type { ContentIndex } from './content-index.ts';
import { LONGEST_PATH } from './document-endpoints.ts';
import { listDocuments } from './list-documents.ts';
import { readWholeTree } from './read-whole-tree.ts';

/** Most files that an answer names. */
const MOST_FILES = 500;

/** What `GET /__recto_studio/references` answers. */
export interface ReferencesAnswer {
  path: string;
  revision: string;
  /** How many files link to the page. */
  count: number;
  /** Files that link to it, with the places. The page itself is not among them. */
  files: readonly { path: string; title?: string; links: readonly PageLink[] }[];
}

export interface ReferencesOptions {
  folders: StudioFolders;
  description: ContentDescription;
  index: ContentIndex;
}

/** The published files that link to a page. Code of the site may link to it as well; nobody can see that here. */
export function createReferencesEndpoint({ folders, description, index }: ReferencesOptions): SiteEndpoint {
  return defineEndpoint({
    path: `${STUDIO_FOLDER}/references`,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 300 },
    input: z.strictObject({ path: z.string().min(1).max(LONGEST_PATH) }),
    async answer(_, { input: { path } }) {
      const refused = refusePath(path, [folders.content]);
      if (refused) return refused;
      const tree = await readWholeTree(index);
      if (tree instanceof Response) return tree;
      const listed = listDocuments({ tree, folders, description, changes: [], isInvalid: () => false });
      if (!listed.some((file) => file.path === path)) return answerError(notFound(`The file "${path}"`).error);
      const targets = createLinkTargets(listed, description.locales);
      const files = tree.files.flatMap((entry, place) => {
        const file = listed[place];
        if (!file || entry.path === path) return [];
        const links = (tree.factsOf(entry)?.links ?? []).filter(
          ({ address }) => targets.resolve(address, file)?.path === path,
        );
        return links.length === 0 ? [] : [{ path: entry.path, ...(file.title && { title: file.title }), links }];
      });
      return answerJson({
        path,
        revision: tree.revision,
        count: files.length,
        files: files.slice(0, MOST_FILES),
      } satisfies ReferencesAnswer);
    },
  });
}
