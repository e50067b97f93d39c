import { z } from 'zod';
import type { CommitRequest, GitHost } from '../git-host.ts';
import type { Api } from '../http/api.ts';
import { detectLostRace } from '../http/lost-race.ts';
import { failure, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { commitSchema } from './gitlab-schemas.ts';

interface WriterOptions {
  api: Api;
  root: readonly string[];
  readHead: (branch: string) => AsyncResult<string>;
}

/**
 * Commits through the commits API. GitLab does not accept an expected head, but rejects the commit if the last commit
 * of a file differs from the given one, or if a new file already exists. Commits to other files in between do no harm.
 */
export function createGitLabWriter({ api, root, readHead }: WriterOptions): GitHost['writeCommit'] {
  const lastCommit = async (path: string, revision: string): AsyncResult<string> => {
    const response = await api.request({
      method: 'HEAD',
      path: [...root, 'repository', 'files', path],
      query: { ref: revision },
      schema: z.unknown(),
      what: `The file "${path}"`,
    });
    if (!response.ok) return response;
    const id = response.value.headers.get('x-gitlab-last-commit-id');
    return id === null ? failure(NO_COMMIT) : success(id);
  };

  const actionsOf = async ({ writes, deletions, parent }: CommitRequest): AsyncResult<object[]> => {
    const actions: object[] = [];
    for (const { path } of deletions) {
      const last = await lastCommit(path, parent);
      if (!last.ok) return last;
      actions.push({ action: 'delete', file_path: path, last_commit_id: last.value });
    }
    for (const { path, bytes, previous, executable } of writes) {
      const file = { file_path: path, content: Buffer.from(bytes).toString('base64'), encoding: 'base64' };
      if (previous === undefined) {
        actions.push({ action: 'create', ...file, ...(executable && { execute_filemode: true }) });
        continue;
      }
      const last = await lastCommit(path, parent);
      if (!last.ok) return last;
      actions.push({ action: 'update', ...file, last_commit_id: last.value });
    }
    return success(actions);
  };

  const write = async (request: CommitRequest): AsyncResult<string> => {
    const actions = await actionsOf(request);
    if (!actions.ok) return actions;
    const { branch, message, author } = request;
    const response = await api.request({
      method: 'POST',
      path: [...root, 'repository', 'commits'],
      body: {
        branch,
        commit_message: message,
        author_name: author.name,
        author_email: author.email,
        actions: actions.value,
      },
      schema: commitSchema,
      what: `The branch "${branch}"`,
    });
    return response.ok ? success(response.value.value.id) : response;
  };

  return async (request) => {
    const { branch, parent } = request;
    const commit = await detectLostRace(await write(request), { branch, parent, readHead: () => readHead(branch) });
    return commit.ok ? success({ revision: commit.value, staleWorkingTrees: [] }) : commit;
  };
}

const NO_COMMIT = {
  code: 'unavailable',
  message: 'GitLab did not report the last commit of a file.',
  hint: 'Check that no proxy removes the header X-Gitlab-Last-Commit-Id.',
} as const;
