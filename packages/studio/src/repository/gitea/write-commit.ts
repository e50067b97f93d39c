import type { CommitRequest, GitHost, Person } from '../git-host.ts';
import type { Api } from '../http/api.ts';
import { detectLostRace } from '../http/lost-race.ts';
import { success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { filesResponseSchema } from './gitea-schemas.ts';

interface WriterOptions {
  api: Api;
  root: readonly string[];
  readHead: (branch: string) => AsyncResult<string>;
  committer: Person | undefined;
}

/**
 * Commits through the contents API. Gitea does not accept an expected head, but rejects the commit if the id of a file
 * differs from the given one, or if a new file already exists. Commits to other files in between do no harm.
 */
export function createGiteaWriter({ api, root, readHead, committer }: WriterOptions): GitHost['writeCommit'] {
  const write = async (request: CommitRequest): AsyncResult<string> => {
    const { branch, message, author } = request;
    const date = new Date(request.date).toISOString();
    const response = await api.request({
      method: 'POST',
      path: [...root, 'contents'],
      body: {
        branch,
        message,
        author,
        committer: committer ?? author,
        dates: { author: date, committer: date },
        files: operationsOf(request),
      },
      schema: filesResponseSchema,
      what: `The branch "${branch}"`,
    });
    return response.ok ? success(response.value.value.commit.sha) : response;
  };

  return async (request) => {
    const { branch, parent } = request;
    const commit = await detectLostRace(await write(request), { branch, parent, readHead: () => readHead(branch) });
    return commit.ok ? success({ revision: commit.value, staleWorkingTrees: [] }) : commit;
  };
}

function operationsOf({ writes, deletions }: CommitRequest): object[] {
  return [
    ...deletions.map(({ path, previous }) => ({ operation: 'delete', path, sha: previous })),
    ...writes.map(({ path, bytes, previous }) => ({
      operation: previous === undefined ? 'create' : 'update',
      path,
      content: Buffer.from(bytes).toString('base64'),
      ...(previous !== undefined && { sha: previous }),
    })),
  ];
}
