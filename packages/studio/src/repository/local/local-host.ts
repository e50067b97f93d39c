import { pathWithParents } from '../../paths/check-tree.ts';
import { kindOfMode } from '../git-host.ts';
import type { GitHost, Person, TreeEntry } from '../git-host.ts';
import { failure, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { createBranch } from './create-branch.ts';
import { readFailure, remoteFailure } from './git-failure.ts';
import { readBlobs, readObjects } from './read-blobs.ts';
import { createRemote } from './remote.ts';
import type { RemoteOptions } from './remote.ts';
import { createGit } from './run-git.ts';
import type { SigningKey } from './signing.ts';
import { createWriter } from './write-commit.ts';
import { outputText } from './write-tree.ts';

/** Maximum number of paths in the arguments of one command. */
const MAX_PATHS = 100;

/** Options of `createLocalHost`. */
export interface LocalHostOptions {
  /** A folder inside the repository, or a bare repository. */
  folder: string;
  /** Remote that commits are pushed to. Its branch is then authoritative. */
  remote?: RemoteOptions;
  /** Committer; by default the author of the change set. */
  committer?: Person;
  /** Key that signs commits. */
  signing?: SigningKey;
}

/** Creates a host for a git repository on this machine, using the git command. */
export function createLocalHost({ folder, remote: remoteOptions, committer, signing }: LocalHostOptions): GitHost {
  const git = createGit(folder);
  const remote = remoteOptions && createRemote(git, remoteOptions);

  const readTree = async (
    revision: string,
    paths: readonly string[],
    option: '-r' | '-t',
  ): AsyncResult<TreeEntry[]> => {
    const run = await git(['ls-tree', option, '-z', '--full-tree', revision, '--', ...paths]);
    return run.code === 0 ? success(parseTree(run.output)) : readFailure(run, `The commit ${revision}`);
  };

  return {
    name: 'local',
    async readHead(branch) {
      let ref = `refs/heads/${branch}`;
      if (remote) {
        ref = `refs/recto/studio/${branch}`;
        const fetched = await remote.run([
          'fetch',
          '--quiet',
          '--no-tags',
          '--no-write-fetch-head',
          remote.name,
          `+refs/heads/${branch}:${ref}`,
        ]);
        if (fetched.code !== 0) return remoteFailure(fetched, branch, remote.hide);
      }
      const run = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
      return run.code === 0 ? success(outputText(run)) : readFailure(run, `The branch "${branch}"`);
    },
    readTree: (revision, inside) => readTree(revision, inside === '' ? [] : [`${inside}/`], '-r'),
    async findEntries(revision, paths) {
      const needed = new Set(paths.flatMap(pathWithParents));
      const names = [...needed];
      const entries = new Map<string, TreeEntry>();
      for (let start = 0; start < names.length; start += MAX_PATHS) {
        const tree = await readTree(revision, names.slice(start, start + MAX_PATHS), '-t');
        if (!tree.ok) return tree;
        for (const entry of tree.value) if (needed.has(entry.path)) entries.set(entry.path, entry);
      }
      return success(entries);
    },
    async readBlob(_, { id, path }) {
      const run = await git(['cat-file', 'blob', id]);
      return run.code === 0 ? success(run.output) : readFailure(run, `The file "${path}"`);
    },
    readBlobs: (_, entries) => readBlobs(git, entries),
    async listCommits(from, to) {
      const run = await git(['log', '-z', '--format=%H%n%B', '--end-of-options', `${from}..${to}`]);
      if (run.code !== 0) return readFailure(run, `The commit ${from}`);
      return success(
        splitOutput(run.output).map((text) => {
          const end = text.indexOf('\n');
          return { revision: text.slice(0, end), message: text.slice(end + 1) };
        }),
      );
    },
    async listFileCommits(revision, path, limit) {
      const format = '--format=%H%n%P%n%an%n%aI%n%B';
      const run = await git(['log', '-z', `--max-count=${limit}`, format, '--end-of-options', revision, '--', path]);
      if (run.code !== 0) return readFailure(run, `The commit ${revision}`);
      return success(
        splitOutput(run.output).map((text) => {
          const [commit = '', parents = '', author = '', date = '', ...message] = text.split('\n');
          const [parent = ''] = parents.split(' ');
          return { revision: commit, author, date, message: message.join('\n'), ...(parent !== '' && { parent }) };
        }),
      );
    },
    readVersions: async (versions) =>
      await readObjects(
        git,
        versions.map(({ revision, path }) => `${revision}:${path}`),
      ),
    writeCommit: createWriter({ git, remote, committer, signing }),
    createBranch: (name, revision) => createBranch(git, remote, name, revision),
    async openPullRequest({ head }) {
      return failure({
        code: 'unsupported',
        message: `A local git repository has no pull requests. The branch "${head}" was created.`,
        hint: 'Connect the studio to GitHub, GitLab, Gitea or Forgejo, or merge the branch with git.',
      });
    },
  };
}

/** Splits output of git that is separated by NUL bytes. */
function splitOutput(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter((part) => part !== '');
}

/** Parses lines of `git ls-tree -z`: mode, type, id, tab, path. */
function parseTree(output: Buffer): TreeEntry[] {
  return splitOutput(output).map((line) => {
    const tab = line.indexOf('\t');
    const [mode = '', , id = ''] = line.slice(0, tab).split(' ');
    return { path: line.slice(tab + 1), kind: kindOfMode(mode), id, executable: mode === '100755' };
  });
}
