import { ContentError } from '@recto/content';
import type { z } from 'zod';
import type { Repository } from '../app/site.ts';
import type { repositorySchema } from './repository-schema.ts';

type RepositoryConfig = z.output<typeof repositorySchema>;
type Software = NonNullable<RepositoryConfig['software']>;

/** Paths for editing a file and creating an issue, below the URL of the repository, by software. */
const SOFTWARE: Record<Software, { label: string; icon: string; edit: string; issue: string }> = {
  github: {
    label: 'GitHub',
    icon: 'simple-icons:github',
    edit: '/edit/{branch}/{path}',
    issue: '/issues/new/choose',
  },
  gitlab: { label: 'GitLab', icon: 'simple-icons:gitlab', edit: '/-/edit/{branch}/{path}', issue: '/-/issues/new' },
  // Forgejo, which Codeberg runs, has the same paths.
  gitea: { label: 'Gitea', icon: 'simple-icons:gitea', edit: '/_edit/{branch}/{path}', issue: '/issues/new' },
  bitbucket: {
    label: 'Bitbucket',
    icon: 'simple-icons:bitbucket',
    edit: '/src/{branch}/{path}?mode=edit',
    issue: '/issues/new',
  },
};

const HOSTS: Record<string, Software> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'codeberg.org': 'gitea',
  'gitea.com': 'gitea',
  'bitbucket.org': 'bitbucket',
};

/** Names of servers that are better known than their software. */
const NAMES: Record<string, { label: string; icon: string }> = {
  'codeberg.org': { label: 'Codeberg', icon: 'simple-icons:codeberg' },
};

/** Resolves the URLs of a repository: its own, and those for editing pages and creating issues. */
export function resolveRepository(
  { owner, name, branch, rootDir, host, software, editUrl }: RepositoryConfig,
  contentFolder: string,
): Repository {
  const { hostname } = new URL(host);
  const kind = software ?? HOSTS[hostname] ?? guessSoftware(hostname);
  if (kind === undefined && editUrl === undefined) {
    throw new ContentError(
      'config/repository',
      `The Git software of ${host} is unknown.`,
      `Set "repository.software" to one of: ${Object.keys(SOFTWARE).join(', ')}. Or set "repository.editUrl".`,
      { file: 'recto.config.ts' },
    );
  }
  const { label, icon, edit, issue } = kind ? SOFTWARE[kind] : { label: hostname, icon: 'lucide:git-branch' };
  const url = `${host.replace(/\/+$/u, '')}/${owner}/${name}`;
  const pattern = editUrl ?? (edit === undefined ? false : url + edit);
  const folder = [rootDir, contentFolder].map(withoutSlashes).filter((part) => part !== '');
  return {
    owner,
    name,
    branch,
    rootDir,
    url,
    label,
    icon,
    ...NAMES[hostname],
    ...(issue !== undefined && { issueUrl: url + issue }),
    ...(pattern !== false && {
      editUrl: pattern.replaceAll('{branch}', branch).replaceAll('{path}', [...folder, '{file}'].join('/')),
    }),
  };
}

/** Servers are often named after their software: `git.gitea.example`, `gitlab.site.example`. */
function guessSoftware(hostname: string): Software | undefined {
  if (/\bforgejo\b/u.test(hostname)) return 'gitea';
  return (Object.keys(SOFTWARE) as Software[]).find((each) => hostname.split('.').includes(each));
}

function withoutSlashes(path: string): string {
  return path.replaceAll(/^(?:\.?\/)+|\/+$/gu, '');
}
