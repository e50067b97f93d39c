import { joinReports } from '../build-state.ts';
import { kindOfMode } from '../git-host.ts';
import type { BuildState, CommitInfo, GitHost, Person, TreeEntry } from '../git-host.ts';
import { createApi } from '../http/api.ts';
import type { Api } from '../http/api.ts';
import { readEachVersion } from '../read-versions.ts';
import { branchExists, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { createTreeCache } from '../tree-cache.ts';
import {
  blobSchema,
  branchSchema,
  combinedStatusSchema,
  commitListSchema,
  fileCommitsSchema,
  pullSchema,
  treeSchema,
} from './gitea-schemas.ts';
import { createGiteaWriter } from './write-commit.ts';

const TREE_PAGE = 1000;
const COMMIT_PAGE = 50;

/** Options of `createGiteaHost`. */
export interface GiteaHostOptions {
  /** `owner/name`. */
  repository: string;
  /** Returns a token with write access to the repository, and to issues for pull requests. */
  token: () => string | Promise<string>;
  /** URL of the API: `https://HOST/api/v1`. */
  url: string;
  /** Committer; by default the author of the change set. */
  committer?: Person;
  /** Maximum time to wait for a response, in milliseconds. */
  timeout?: number;
}

/**
 * Creates a host for a repository on Gitea or Forgejo. The host signs commits if its administrators have configured
 * that.
 */
export function createGiteaHost({ repository, token, url, committer, timeout }: GiteaHostOptions): GitHost {
  const api = createApi({
    name: 'Gitea',
    url,
    token,
    authorize: (secret) => ({ authorization: `token ${secret}` }),
    ...(timeout !== undefined && { timeout }),
  });
  const root = ['repos', ...repository.split('/')];
  const trees = createTreeCache((revision) => readTree(api, root, revision));

  const readHead = async (branch: string): AsyncResult<string> => {
    const path = [...root, 'branches', ...branch.split('/')];
    const response = await api.request({ path, schema: branchSchema, what: `The branch "${branch}"` });
    return response.ok ? success(response.value.value.commit.id) : response;
  };

  const downloadFile = (revision: string, path: string): AsyncResult<Uint8Array> =>
    api.download({
      path: [...root, 'raw', ...path.split('/')],
      query: { ref: revision },
      what: `The file "${path}"`,
    });

  return {
    name: 'gitea',
    readHead,
    readTree: trees.readFolder,
    findEntries: trees.find,
    async readBlob(revision, { id, path }) {
      const what = `The file "${path}"`;
      const response = await api.request({ path: [...root, 'git', 'blobs', id], schema: blobSchema, what });
      if (!response.ok) return response;
      const { content, size } = response.value.value;
      const bytes = Buffer.from(content ?? '', 'base64');
      if (bytes.length === size) return success(bytes);
      return downloadFile(revision, path);
    },
    listCommits: (from, to) => listCommits(api, root, from, to),
    async listFileCommits(revision, path, maxCommits) {
      const limit = Math.min(COMMIT_PAGE, maxCommits);
      const response = await api.request({
        path: [...root, 'commits'],
        query: { sha: revision, path, limit, stat: false, verification: false, files: false },
        schema: fileCommitsSchema,
        what: `The commit ${revision}`,
      });
      if (!response.ok) return response;
      return success(
        response.value.value.map(({ sha, parents: [parent], commit: { message, author } }) => ({
          revision: sha,
          message,
          author: author.name,
          date: author.date,
          ...(parent && { parent: parent.sha }),
        })),
      );
    },
    readVersions: async (versions) =>
      await readEachVersion(versions, ({ revision, path }) => downloadFile(revision, path)),
    writeCommit: createGiteaWriter({ api, root, readHead, committer }),
    async createBranch(name, revision) {
      const body = { new_branch_name: name, old_ref_name: revision };
      const path = [...root, 'branches'];
      const response = await api.request({ method: 'POST', path, body, schema: branchSchema, what: 'The commit' });
      if (response.ok) return success(undefined);
      const isRefused = response.error.code === 'invalid-change-set';
      return isRefused && (await readHead(name)).ok ? branchExists(name) : response;
    },
    async readBuildState(revision) {
      const path = [...root, 'commits', revision, 'status'];
      const response = await api.request({ path, schema: combinedStatusSchema, what: 'The commit' });
      if (!response.ok) return response;
      const { statuses } = response.value.value;
      return success(joinReports(statuses.map(({ status, target_url: url }) => ({ state: stateOf(status), url }))));
    },
    async openPullRequest({ head, base, title, body }) {
      const what = `The branch "${head}"`;
      const path = [...root, 'pulls'];
      const response = await api.request({
        method: 'POST',
        path,
        body: { head, base, title, body },
        schema: pullSchema,
        what,
      });
      if (response.ok) return success(pullOf(response.value.value));
      if (response.error.code !== 'invalid-change-set') return response;
      const open = await api.request({ path: [...path, base, head], schema: pullSchema, what });
      return open.ok ? success(pullOf(open.value.value)) : response;
    },
  };
}

function stateOf(status: string): BuildState['state'] {
  if (['error', 'failure'].includes(status)) return 'failed';
  return status === 'pending' ? 'running' : 'done';
}

function pullOf({ number, html_url: url }: { number: number; html_url: string }): { number: number; url: string } {
  return { number, url };
}

async function readTree(api: Api, root: readonly string[], revision: string): AsyncResult<TreeEntry[]> {
  const entries: TreeEntry[] = [];
  for (let page = 1; ; page += 1) {
    const response = await api.request({
      path: [...root, 'git', 'trees', revision],
      query: { recursive: true, per_page: TREE_PAGE, page },
      schema: treeSchema,
      what: `The commit ${revision}`,
    });
    if (!response.ok) return response;
    const { tree, total_count: total } = response.value.value;
    for (const { path, mode, sha } of tree) {
      entries.push({ path, kind: kindOfMode(mode), id: sha, executable: mode === '100755' });
    }
    if (tree.length === 0 || entries.length >= total) return success(entries);
  }
}

async function listCommits(api: Api, root: readonly string[], from: string, to: string): AsyncResult<CommitInfo[]> {
  const commits: CommitInfo[] = [];
  for (let page = 1; ; page += 1) {
    const response = await api.request({
      path: [...root, 'commits'],
      query: { sha: to, not: from, limit: COMMIT_PAGE, page, stat: false, verification: false, files: false },
      schema: commitListSchema,
      what: `The commit ${from}`,
    });
    if (!response.ok) return response;
    commits.push(...response.value.value.map(({ sha, commit }) => ({ revision: sha, message: commit.message })));
    // An administrator may have configured a smaller page size.
    const hasMore = response.value.headers.get('x-hasmore') === 'true' || response.value.value.length >= COMMIT_PAGE;
    if (!hasMore) return success(commits);
  }
}
