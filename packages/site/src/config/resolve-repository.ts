import { ContentError } from '@recto/content';
import type { z } from 'zod';
import type { Repository } from '../app/site.ts';
import type { repositorySchema } from './repository-schema.ts';

type Written = z.output<typeof repositorySchema>;
type Software = NonNullable<Written['software']>;

/** Where the software of a server edits a file and takes an issue, below the address of the repository. */
const SOFTWARE: Record<Software, { label: string; icon: string; edit: string; issue: string }> = {
  github: {
    label: 'GitHub',
    icon: 'simple-icons:github',
    edit: '/edit/{branch}/{path}',
    issue: '/issues/new/choose',
  },
  gitlab: { label: 'GitLab', icon: 'simple-icons:gitlab', edit: '/-/edit/{branch}/{path}', issue: '/-/issues/new' },
  // Forgejo, which Codeberg runs, has the same addresses.
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

/** Own names, where people know a server by another one than its software's. */
const NAMES: Record<string, { label: string; icon: string }> = {
  'codeberg.org': { label: 'Codeberg', icon: 'simple-icons:codeberg' },
};

/** The addresses of a repository: its own, where pages are edited, where issues are written. */
export function resolveRepository(
  { owner, name, branch, rootDir, host, software, editUrl }: Written,
  contentFolder: string,
): Repository {
  const { hostname } = new URL(host);
  const kind = software ?? HOSTS[hostname] ?? guessSoftware(hostname);
  if (kind === undefined && editUrl === undefined) {
    throw new ContentError(
      'config/repository',
      `The software of the server ${host} is not known.`,
      `Add "software" to "repository": ${Object.keys(SOFTWARE).join(', ')}. Or write "editUrl".`,
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

/** Servers are often named after what they run: `git.gitea.example`, `gitlab.site.example`. */
function guessSoftware(hostname: string): Software | undefined {
  if (/\bforgejo\b/u.test(hostname)) return 'gitea';
  return (Object.keys(SOFTWARE) as Software[]).find((each) => hostname.split('.').includes(each));
}

function withoutSlashes(path: string): string {
  return path.replaceAll(/^(?:\.?\/)+|\/+$/gu, '');
}
