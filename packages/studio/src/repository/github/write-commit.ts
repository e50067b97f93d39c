import { decodeText } from '../../merge/merge-bytes.ts';
import type { CommitRequest, FileWrite, GitHost, Person } from '../git-host.ts';
import type { Api } from '../http/api.ts';
import { detectLostRace } from '../http/lost-race.ts';
import type { SigningKey } from '../local/signing.ts';
import { success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { commitSchema, refSchema, shaSchema } from './github-schemas.ts';
import { signCommit } from './sign-commit.ts';

interface WriterOptions {
  api: Api;
  root: readonly string[];
  readHead: (branch: string) => AsyncResult<string>;
  committer: Person | undefined;
  signing: SigningKey | undefined;
}

/**
 * Writes blobs, a tree and a commit, then updates the branch. GitHub rejects the update if the commit is not based on
 * the current head, so only one of two commits with the same parent succeeds.
 */
export function createGitHubWriter({ api, root, readHead, committer, signing }: WriterOptions): GitHost['writeCommit'] {
  const writeTree = async ({ parent, writes, deletions }: CommitRequest): AsyncResult<string> => {
    const base = await api.request({
      path: [...root, 'git', 'commits', parent],
      schema: commitSchema,
      what: `The commit ${parent}`,
    });
    if (!base.ok) return base;
    const tree: object[] = deletions.map(({ path }) => ({ path, mode: '100644', type: 'blob', sha: null }));
    for (const write of writes) {
      const content = await contentOf(api, root, write);
      if (!content.ok) return content;
      tree.push({ path: write.path, mode: write.executable ? '100755' : '100644', type: 'blob', ...content.value });
    }
    return post('trees', { base_tree: base.value.value.tree.sha, tree });
  };

  const post = async (kind: 'trees' | 'commits', body: object): AsyncResult<string> => {
    const response = await api.request({
      method: 'POST',
      path: [...root, 'git', kind],
      body,
      schema: shaSchema,
      what: 'The repository',
    });
    return response.ok ? success(response.value.value.sha) : response;
  };

  const write = async (request: CommitRequest): AsyncResult<string> => {
    const tree = await writeTree(request);
    if (!tree.ok) return tree;
    const signature =
      signing && (await signCommit(signing, { ...request, tree: tree.value, committer: committer ?? request.author }));
    if (signature?.ok === false) return signature;
    const date = new Date(request.date).toISOString().replace(/\.\d+Z$/u, 'Z');
    const commit = await post('commits', {
      message: request.message,
      tree: tree.value,
      parents: [request.parent],
      author: { ...request.author, date },
      committer: { ...(committer ?? request.author), date },
      ...(signature && { signature: signature.value }),
    });
    if (!commit.ok) return commit;
    const moved = await api.request({
      method: 'PATCH',
      path: [...root, 'git', 'refs', 'heads', ...request.branch.split('/')],
      body: { sha: commit.value, force: false },
      schema: refSchema,
      what: `The branch "${request.branch}"`,
    });
    return moved.ok ? commit : moved;
  };

  return async (request) => {
    const { branch, parent } = request;
    const commit = await detectLostRace(await write(request), { branch, parent, readHead: () => readHead(branch) });
    return commit.ok ? success({ revision: commit.value, staleWorkingTrees: [] }) : commit;
  };
}

/** Returns the content of a tree entry: text is sent with the tree, binary data needs a separate request. */
async function contentOf(
  api: Api,
  root: readonly string[],
  { bytes, path }: FileWrite,
): AsyncResult<{ content: string } | { sha: string }> {
  const text = decodeText(bytes);
  if (text !== undefined) return success({ content: text });
  const body = { content: Buffer.from(bytes).toString('base64'), encoding: 'base64' };
  const response = await api.request({
    method: 'POST',
    path: [...root, 'git', 'blobs'],
    body,
    schema: shaSchema,
    what: `The file "${path}"`,
  });
  return response.ok ? success({ sha: response.value.value.sha }) : response;
}
