import { answerJson } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/addresses.ts';
import { refusePath } from '../paths/refuse-path.ts';
import { listFolders } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { answerError } from '../repository/answer-error.ts';
import type { Repository } from '../repository/create-repository.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { LONGEST_PATH } from './document-endpoints.ts';

/** Maximum number of commits in a response, and maximum length of a commit message in it, in characters. */
const MOST_COMMITS = 50;
const LONGEST_MESSAGE = 500;

/** Response of `GET /__recto_studio/history`, newest commit first. */
export interface HistoryAnswer {
  /** Path of the file. */
  path: string;
  /** Commits, each with the path of the file at that time. */
  commits: readonly { revision: string; path: string; message: string; author: string; date: string }[];
  /** Whether there are older commits that are not listed. */
  hasMore: boolean;
}

/** Lists the commits that changed a file. Its text at one of them is a document with that revision and path. */
export function createHistoryEndpoint({
  folders,
  repository,
}: {
  folders: StudioFolders;
  repository: Repository;
}): SiteEndpoint {
  return defineEndpoint({
    path: `${STUDIO_FOLDER}/history`,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 60 },
    input: z.strictObject({ path: z.string().min(1).max(LONGEST_PATH) }),
    async answer(_, { input: { path } }) {
      const refused = refusePath(path, listFolders(folders));
      if (refused) return refused;
      const history = await repository.readHistory(path, MOST_COMMITS);
      if (!history.ok) return answerError(history.error);
      return answerJson({
        path,
        hasMore: history.value.hasMore,
        commits: history.value.commits.map(({ revision, path: then, message, author, date }) => ({
          revision,
          path: then,
          message: message.trim().slice(0, LONGEST_MESSAGE),
          author,
          date,
        })),
      } satisfies HistoryAnswer);
    },
  });
}
