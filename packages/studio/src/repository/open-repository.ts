import type { StudioFolders } from '../paths/studio-folders.ts';
import { studioError } from '../studio-error.ts';
import { createGitSource } from '../source/git-source.ts';
import { createHostSource } from '../source/host-source.ts';
import type { SourceFolder } from '../source/source-folder.ts';
import { createRepository } from './create-repository.ts';
import type { Repository } from './create-repository.ts';
import type { GitHost } from './git-host.ts';
import { createGiteaHost } from './gitea/gitea-host.ts';
import { createGitHubHost } from './github/github-host.ts';
import { createGitLabHost } from './gitlab/gitlab-host.ts';
import { createLocalHost } from './local/local-host.ts';
import { createGit } from './local/run-git.ts';
import type { Git } from './local/run-git.ts';
import type { SigningKey } from './local/signing.ts';
import type { CommitSettings, RepositorySettings } from './repository-options.ts';

/** The repository of the site, and its files for builds. */
export interface OpenRepository {
  /** Reads and commits files. */
  repository: Repository;
  /** Files of the site at a commit. */
  source: SourceFolder;
  /** Folders that the studio edits. */
  folders: StudioFolders;
}

/** Options of `openRepository`. */
export interface OpenRepositoryOptions {
  /** Where the files are stored. */
  options: RepositorySettings;
  /** How commits are created. */
  commit: CommitSettings;
  /** The repository in the configuration of the site. */
  site: { owner: string; name: string; branch: string; rootDir: string } | undefined;
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
  /** Folder for the files of commits. */
  folder: string;
}

/**
 * Opens the repository. If there is none, the studio cannot edit anything: the error with a hint is thrown when the
 * server starts, not when a person publishes.
 */
export async function openRepository(context: OpenRepositoryOptions): Promise<OpenRepository> {
  const { options, commit, site, folder } = context;
  const local = options.host === 'local' ? await inspect(options.folder) : undefined;
  const branch = options.branch ?? site?.branch ?? local?.branch;
  if (branch === undefined) {
    throw studioError(
      'studio/branch',
      'The published branch is not configured.',
      'Set it: studio({ repository: { branch: "main", … } }).',
    );
  }
  const rootDir = options.rootDir ?? local?.prefix ?? site?.rootDir ?? '';
  const folders = {
    content: [rootDir, options.contentDir].filter(Boolean).join('/'),
    public: [rootDir, options.publicDir].filter(Boolean).join('/'),
  };
  const repository = createRepository({
    host: openHost(context),
    branch,
    folders: [folders.content, folders.public],
    ...(commit.message !== undefined && { messageTemplate: commit.message }),
  });
  const source =
    options.host === 'local'
      ? createGitSource({ repository: options.folder, folder, folders: repository.folders })
      : createHostSource({ repository, folder });
  return { repository, source, folders };
}

function openHost({ options, commit, site, env }: OpenRepositoryOptions): GitHost {
  const { committer } = commit;
  const signing = readSigning(commit, env);
  const optional = { ...(committer && { committer }), ...(signing && { signing }) };
  const secret = env['RECTO_STUDIO_GIT_TOKEN'] || undefined;
  if (options.host === 'local') {
    const remote = options.remote !== undefined && {
      name: options.remote,
      ...(secret !== undefined && { token: () => secret }),
    };
    return createLocalHost({ folder: options.folder, ...(remote && { remote }), ...optional });
  }
  const name = options.repository ?? (site && `${site.owner}/${site.name}`);
  if (name === undefined) {
    throw studioError(
      'studio/repository',
      `The repository at ${options.host} has no name.`,
      'Write studio({ repository: { repository: "owner/name", … } }), or "repository" in the configuration of the site.',
    );
  }
  if (secret === undefined) {
    throw studioError(
      'studio/git-token',
      `The studio has no token for ${name}.`,
      'Set RECTO_STUDIO_GIT_TOKEN to a token that may write to this repository.',
    );
  }
  const common = { repository: name, token: () => secret, ...(options.url !== undefined && { url: options.url }) };
  if (options.host === 'github') return createGitHubHost({ ...common, ...optional });
  if (options.host === 'gitlab') return createGitLabHost(common);
  return createGiteaHost({ ...common, url: options.url, ...(committer && { committer }) });
}

function readSigning({ signing }: CommitSettings, env: OpenRepositoryOptions['env']): SigningKey | undefined {
  if (signing === undefined) return undefined;
  const key = env['RECTO_STUDIO_SIGNING_KEY'] || undefined;
  if (key !== undefined) return { format: signing, key };
  throw studioError(
    'studio/signing-key',
    'Commits are configured to be signed, but there is no key.',
    'Set RECTO_STUDIO_SIGNING_KEY to the file of an SSH key, or to the id of an OpenPGP key.',
  );
}

/** Reads from git which branch is checked out in a folder, and where the folder is in the repository. */
async function inspect(folder: string): Promise<{ branch: string | undefined; prefix: string }> {
  const git = createGit(folder);
  const prefix = await git(['rev-parse', '--show-prefix']);
  if (prefix.code !== 0) {
    throw studioError(
      'studio/no-git',
      `The folder "${folder}" is not in a git repository, or git is not installed: ${prefix.errors.trim()}`,
      'Start the server in a clone, set the folder of a clone in studio({ repository: { host: "local", folder } }), or use another host.',
    );
  }
  const branch = await textOf(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return { branch, prefix: prefix.output.toString('utf8').trim().replace(/\/$/u, '') };
}

async function textOf(git: Git, parameters: readonly string[]): Promise<string | undefined> {
  const run = await git(parameters);
  return run.code === 0 ? run.output.toString('utf8').trim() : undefined;
}
