import { z } from 'zod';
import { kindOfMode } from '../git-host.ts';
import { joinReports } from '../build-state.ts';
import type { BuildState, CommitInfo, GitHost, Person, TreeEntry } from '../git-host.ts';
import { createApi } from '../http/api.ts';
import type { Api } from '../http/api.ts';
import type { SigningKey } from '../local/signing.ts';
import { branchExists, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { createTreeCache } from '../tree-cache.ts';
import {
  blobSchema,
  checksSchema,
  commitListSchema,
  comparisonSchema,
  pullSchema,
  refSchema,
  statusSchema,
  treeSchema,
} from './github-schemas.ts';
import { createVersionReader, graphqlBase } from './read-versions.ts';
import { createGitHubWriter } from './write-commit.ts';

/** Maximum number of entries per page. */
const PAGE = 100;

/** Options of `createGitHubHost`. */
export interface GitHubHostOptions {
  /** `owner/name`. */
  repository: string;
  /** Returns a fine-grained token or an app token with write access to contents and pull requests. */
  token: () => string | Promise<string>;
  /** URL of the API; `https://HOST/api/v3` for GitHub Enterprise Server. */
  url?: string;
  /** Committer; by default the author of the change set. */
  committer?: Person;
  /** Key that signs commits. */
  signing?: SigningKey;
  /** Maximum time to wait for a response, in milliseconds. */
  timeout?: number;
}

/** Creates a host for a repository on GitHub, using its git database API. */
export function createGitHubHost(options: GitHubHostOptions): GitHost {
  const { repository, token, url = 'https://api.github.com', committer, signing, timeout } = options;
  const createClient = (base: string): Api =>
    createApi({
      name: 'GitHub',
      url: base,
      token,
      authorize: (secret) => ({ authorization: `Bearer ${secret}` }),
      headers: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
      ...(timeout !== undefined && { timeout }),
    });
  const api = createClient(url);
  const [owner = '', name = ''] = repository.split('/');
  const root = ['repos', owner, name];
  const trees = createTreeCache((revision) => readTree(api, root, revision));

  const readHead = async (branch: string): AsyncResult<string> => {
    const path = [...root, 'git', 'ref', 'heads', ...branch.split('/')];
    const response = await api.request({ path, schema: refSchema, what: `The branch "${branch}"` });
    return response.ok ? success(response.value.value.object.sha) : response;
  };

  const readBlob: GitHost['readBlob'] = async (_, { id, path }) => {
    const response = await api.request({
      path: [...root, 'git', 'blobs', id],
      schema: blobSchema,
      what: `The file "${path}"`,
    });
    return response.ok ? success(Buffer.from(response.value.value.content, 'base64')) : response;
  };

  return {
    name: 'github',
    readHead,
    readTree: trees.readFolder,
    findEntries: trees.find,
    readBlob,
    listCommits: (from, to) => listCommits(api, root, from, to),
    async listFileCommits(revision, path, limit) {
      const response = await api.request({
        path: [...root, 'commits'],
        query: { sha: revision, path, per_page: Math.min(PAGE, limit) },
        schema: commitListSchema,
        what: `The commit ${revision}`,
      });
      if (!response.ok) return response;
      return success(
        response.value.value.map(({ sha, parents: [parent], commit: { message, author } }) => ({
          revision: sha,
          message,
          author: author?.name ?? '',
          date: author?.date ?? '',
          ...(parent && { parent: parent.sha }),
        })),
      );
    },
    readVersions: createVersionReader({ graphql: createClient(graphqlBase(url)), repository: [owner, name], readBlob }),
    writeCommit: createGitHubWriter({ api, root, readHead, committer, signing }),
    async createBranch(name, revision) {
      const body = { ref: `refs/heads/${name}`, sha: revision };
      const response = await api.request({
        method: 'POST',
        path: [...root, 'git', 'refs'],
        body,
        schema: refSchema,
        what: 'The commit',
      });
      if (response.ok) return success(undefined);
      const isRefused = response.error.code === 'invalid-change-set';
      return isRefused && (await readHead(name)).ok ? branchExists(name) : response;
    },
    async readBuildState(revision) {
      const path = [...root, 'commits', revision];
      const what = 'The commit';
      const query = { per_page: PAGE };
      const statuses = await api.request({ path: [...path, 'status'], query, schema: statusSchema, what });
      if (!statuses.ok) return statuses;
      const checks = await api.request({ path: [...path, 'check-runs'], query, schema: checksSchema, what });
      // Tokens without access to checks can still read statuses.
      const runs = checks.ok ? checks.value.value.check_runs : [];
      return success(
        joinReports([
          ...statuses.value.value.statuses.map(({ state, target_url: url }) => ({ state: STATUSES[state], url })),
          ...runs.map((run) => ({ state: stateOfRun(run), url: run.details_url ?? run.html_url })),
        ]),
      );
    },
    async openPullRequest({ head, base, title, body }) {
      const path = [...root, 'pulls'];
      const what = `The branch "${head}"`;
      const response = await api.request({
        method: 'POST',
        path,
        body: { head, base, title, body },
        schema: pullSchema,
        what,
      });
      if (response.ok) return success(pullOf(response.value.value));
      if (response.error.code !== 'invalid-change-set') return response;
      const query = { head: `${root[1]}:${head}`, base, state: 'open' };
      const open = await api.request({ path, query, schema: z.array(pullSchema), what });
      const [first] = open.ok ? open.value.value : [];
      return first ? success(pullOf(first)) : response;
    },
  };
}

const STATUSES = { error: 'failed', failure: 'failed', pending: 'running', success: 'done' } as const;

function stateOfRun({ status, conclusion }: { status: string; conclusion: string | null }): BuildState['state'] {
  if (status !== 'completed') return 'running';
  return ['success', 'neutral', 'skipped'].includes(conclusion ?? '') ? 'done' : 'failed';
}

function pullOf({ number, html_url: url }: z.output<typeof pullSchema>): { number: number; url: string } {
  return { number, url };
}

async function readTree(api: Api, root: readonly string[], revision: string): AsyncResult<TreeEntry[]> {
  const response = await requestTree(api, root, revision, true);
  if (!response.ok) return response;
  return response.value.truncated ? walkTree(api, root, revision, '') : success(response.value.entries);
}

/** Reads a tree folder by folder if it is too large for one response. */
async function walkTree(api: Api, root: readonly string[], id: string, folder: string): AsyncResult<TreeEntry[]> {
  const response = await requestTree(api, root, id, false);
  if (!response.ok) return response;
  const entries: TreeEntry[] = [];
  for (const entry of response.value.entries) {
    const path = folder === '' ? entry.path : `${folder}/${entry.path}`;
    entries.push({ ...entry, path });
    if (entry.kind !== 'folder') continue;
    const children = await walkTree(api, root, entry.id, path);
    if (!children.ok) return children;
    entries.push(...children.value);
  }
  return success(entries);
}

async function requestTree(
  api: Api,
  root: readonly string[],
  id: string,
  recursive: boolean,
): AsyncResult<{ truncated: boolean; entries: TreeEntry[] }> {
  const query: Record<string, string> = recursive ? { recursive: '1' } : {};
  const response = await api.request({
    path: [...root, 'git', 'trees', id],
    query,
    schema: treeSchema,
    what: `The commit or folder ${id}`,
  });
  if (!response.ok) return response;
  const { truncated, tree } = response.value.value;
  const entries = tree.map(({ path, mode, sha }) => ({
    path,
    kind: kindOfMode(mode),
    id: sha,
    executable: mode === '100755',
  }));
  return success({ truncated, entries });
}

async function listCommits(api: Api, root: readonly string[], from: string, to: string): AsyncResult<CommitInfo[]> {
  const commits: CommitInfo[] = [];
  for (let page = 1; ; page += 1) {
    const response = await api.request({
      path: [...root, 'compare', `${from}...${to}`],
      query: { per_page: PAGE, page },
      schema: comparisonSchema,
      what: `The commit ${from}`,
    });
    if (!response.ok) return response;
    const { commits: listed, total_commits: total } = response.value.value;
    commits.push(...listed.map(({ sha, commit }) => ({ revision: sha, message: commit.message })));
    // The oldest commits are first in this API.
    if (listed.length === 0 || commits.length >= total) return success(commits.toReversed());
  }
}
