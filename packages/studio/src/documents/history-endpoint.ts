import { jsonResponse } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { rejectPath } from '../paths/reject-path.ts';
import { listFolders } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { errorResponse } from '../repository/error-response.ts';
import type { Repository } from '../repository/create-repository.ts';
import { PERMISSIONS } from '../roles/permissions.ts';
import { MAX_PATH_LENGTH } from './document-endpoints.ts';

/** Maximum number of commits in a response, and maximum length of a commit message in it, in characters. */
const MAX_COMMITS = 50;
const MAX_MESSAGE_LENGTH = 500;

/** Response of `GET /__recto_studio/history`, newest commit first. */
export interface HistoryResponse {
  /** Path of the file. */
  path: string;
  /** Commits, each with the path of the file at that time. */
  commits: readonly { revision: string; path: string; message: string; author: string; date: string }[];
  /** Whether there are older commits that are not listed. */
  hasMore: boolean;
}

/**
 * Lists the commits that changed a file. To read the file at one of them, request the document with the `revision` and
 * `path` of the commit.
 */
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
    input: z.strictObject({ path: z.string().min(1).max(MAX_PATH_LENGTH) }),
    async handle(_, { input: { path } }) {
      const rejected = rejectPath(path, listFolders(folders));
      if (rejected) return rejected;
      const history = await repository.readHistory(path, MAX_COMMITS);
      if (!history.ok) return errorResponse(history.error);
      return jsonResponse({
        path,
        hasMore: history.value.hasMore,
        commits: history.value.commits.map(({ revision, path: pathInCommit, message, author, date }) => ({
          revision,
          path: pathInCommit,
          message: message.trim().slice(0, MAX_MESSAGE_LENGTH),
          author,
          date,
        })),
      } satisfies HistoryResponse);
    },
  });
}
