import { z } from 'zod';
import { joinReports } from '../build-state.ts';
import type { BuildState, CommitInfo, GitHost } from '../git-host.ts';
import { createApi } from '../http/api.ts';
import type { Api } from '../http/api.ts';
import { readEachVersion } from '../read-versions.ts';
import { branchExists, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { branchSchema, commitSchema, fileCommitSchema, mergeRequestSchema, statusesSchema } from './gitlab-schemas.ts';
import { createGitLabTrees } from './gitlab-trees.ts';
import { createGitLabWriter } from './write-commit.ts';

const PAGE = 100;

/** Options of `createGitLabHost`. */
export interface GitLabHostOptions {
  /** `group/name`, or the number of the project. */
  repository: string;
  /** Returns a project token with the scope `api` and the role Developer or Maintainer. */
  token: () => string | Promise<string>;
  /** URL of the API; `https://HOST/api/v4` for a self-managed GitLab. */
  url?: string;
  /** Maximum time to wait for a response, in milliseconds. */
  timeout?: number;
}

/**
 * Creates a host for a repository on GitLab. GitLab is the committer, and signs if its administrators have configured
 * that.
 */
export function createGitLabHost({
  repository,
  token,
  url = 'https://gitlab.com/api/v4',
  timeout,
}: GitLabHostOptions): GitHost {
  const api = createApi({
    name: 'GitLab',
    url,
    token,
    authorize: (secret) => ({ authorization: `Bearer ${secret}` }),
    ...(timeout !== undefined && { timeout }),
  });
  const root = ['projects', repository];

  const readHead = async (branch: string): AsyncResult<string> => {
    const path = [...root, 'repository', 'branches', branch];
    const response = await api.request({ path, schema: branchSchema, what: `The branch "${branch}"` });
    return response.ok ? success(response.value.value.commit.id) : response;
  };

  return {
    name: 'gitlab',
    readHead,
    ...createGitLabTrees(api, root),
    readBlob: (_, { id, path }) =>
      api.download({ path: [...root, 'repository', 'blobs', id, 'raw'], what: `The file "${path}"` }),
    listCommits: (from, to) => listCommits(api, root, from, to),
    async listFileCommits(revision, path, limit) {
      const response = await api.request({
        path: [...root, 'repository', 'commits'],
        query: { ref_name: revision, path, per_page: Math.min(PAGE, limit) },
        schema: z.array(fileCommitSchema),
        what: `The commit ${revision}`,
      });
      if (!response.ok) return response;
      return success(
        response.value.value.map(({ id, message, author_name: author, authored_date: date, parent_ids: [parent] }) => ({
          revision: id,
          message,
          author,
          date,
          ...(parent !== undefined && { parent }),
        })),
      );
    },
    readVersions: async (versions) =>
      await readEachVersion(versions, ({ revision, path }) =>
        api.download({
          path: [...root, 'repository', 'files', path, 'raw'],
          query: { ref: revision },
          what: `The file "${path}"`,
        }),
      ),
    writeCommit: createGitLabWriter({ api, root, readHead }),
    async createBranch(name, revision) {
      const response = await api.request({
        method: 'POST',
        path: [...root, 'repository', 'branches'],
        body: { branch: name, ref: revision },
        schema: branchSchema,
        what: 'The commit',
      });
      if (response.ok) return success(undefined);
      const isRefused = response.error.code === 'invalid-change-set';
      return isRefused && (await readHead(name)).ok ? branchExists(name) : response;
    },
    async readBuildState(revision) {
      const response = await api.request({
        path: [...root, 'repository', 'commits', revision, 'statuses'],
        query: { per_page: PAGE },
        schema: statusesSchema,
        what: 'The commit',
      });
      if (!response.ok) return response;
      const reports = response.value.value.filter(({ allow_failure: isOptional }) => !isOptional);
      return success(joinReports(reports.map(({ status, target_url: url }) => ({ state: stateOf(status), url }))));
    },
    async openPullRequest({ head, base, title, body }) {
      const path = [...root, 'merge_requests'];
      const branches = { source_branch: head, target_branch: base };
      const what = `The branch "${head}"`;
      const response = await api.request({
        method: 'POST',
        path,
        body: { ...branches, title, description: body },
        schema: mergeRequestSchema,
        what,
      });
      if (response.ok) return success(requestOf(response.value.value));
      if (response.error.code !== 'invalid-change-set') return response;
      const query = { ...branches, state: 'opened' };
      const open = await api.request({ path, query, schema: z.array(mergeRequestSchema), what });
      const [first] = open.ok ? open.value.value : [];
      return first ? success(requestOf(first)) : response;
    },
  };
}

function stateOf(status: string): BuildState['state'] {
  if (['success', 'skipped', 'manual'].includes(status)) return 'done';
  return ['failed', 'canceled'].includes(status) ? 'failed' : 'running';
}

function requestOf({ iid: number, web_url: url }: z.output<typeof mergeRequestSchema>): {
  number: number;
  url: string;
} {
  return { number, url };
}

async function listCommits(api: Api, root: readonly string[], from: string, to: string): AsyncResult<CommitInfo[]> {
  const commits: CommitInfo[] = [];
  for (let page = 1; ; page += 1) {
    const response = await api.request({
      path: [...root, 'repository', 'commits'],
      query: { ref_name: `${from}..${to}`, per_page: PAGE, page },
      schema: z.array(commitSchema),
      what: `The commit ${from}`,
    });
    if (!response.ok) return response;
    commits.push(...response.value.value.map(({ id, message }) => ({ revision: id, message })));
    if (response.value.value.length < PAGE) return success(commits);
  }
}
