import { z } from 'zod';
import type { RepositoryPermission } from '../roles/rules.ts';
import { fetchJson } from './fetch-json.ts';
import { createOAuthClient, discover } from './oauth-client.ts';
import { readOpenIdUser } from './openid-user.ts';
import type { Credentials, RedirectProvider, RequestedDetails } from './provider.ts';
import type { SettingsOf } from './provider-schema.ts';

const SCOPES = ['openid', 'email', 'profile'];

/** Sign-in with any OpenID Connect issuer. */
export function createOidc(settings: SettingsOf<'oidc'>, credentials: Credentials): RedirectProvider {
  const { name, label, issuer, scopes, groupsClaim, trustsEmail } = settings;
  return createOAuthClient({
    name,
    label,
    configure: async () => await discover(issuer, credentials),
    scopes: [...new Set([...SCOPES, ...scopes])],
    hasIdToken: true,
    readUser: async (tokens) => await readOpenIdUser(tokens, { groupsClaims: [groupsClaim], trustsEmail }),
  });
}

/** Sign-in with Google. */
export function createGoogle(
  { name, label, url, scopes }: SettingsOf<'google'>,
  credentials: Credentials,
): RedirectProvider {
  return createOAuthClient({
    name,
    label,
    configure: async () => await discover(url, credentials),
    scopes: [...SCOPES, ...scopes],
    hasIdToken: true,
    readUser: async (tokens) => await readOpenIdUser(tokens, { groupsClaims: [], trustsEmail: false }),
  });
}

const access = z.object({ access_level: z.number() }).nullish();
const projectSchema = z.object({
  visibility: z.string().optional(),
  permissions: z.object({ project_access: access, group_access: access }).optional(),
});

/** Numeric roles of GitLab: https://docs.gitlab.com/api/members/#roles */
const DEVELOPER = 30;
const MAINTAINER = 40;

/** Sign-in with GitLab: an OpenID Connect issuer whose API contains repository permissions. */
export function createGitLab(
  { name, label, url, scopes }: SettingsOf<'gitlab'>,
  credentials: Credentials,
  requested: RequestedDetails,
): RedirectProvider {
  const readPermission = async (token: string): Promise<RepositoryPermission | undefined> => {
    if (requested.repository === undefined) return undefined;
    const project = await fetchJson(`${url}/api/v4/projects/${encodeURIComponent(requested.repository)}`, token);
    if (project === undefined) return undefined;
    const { permissions } = projectSchema.parse(project);
    const level = Math.max(
      permissions?.project_access?.access_level ?? 0,
      permissions?.group_access?.access_level ?? 0,
    );
    if (level >= MAINTAINER) return 'admin';
    return level >= DEVELOPER ? 'write' : 'read';
  };
  return createOAuthClient({
    name,
    label,
    configure: async () => await discover(url, credentials),
    scopes: [...SCOPES, ...(requested.repository === undefined ? [] : ['read_api']), ...scopes],
    hasIdToken: true,
    async readUser(tokens) {
      const [user, permission] = await Promise.all([
        readOpenIdUser(tokens, { groupsClaims: ['groups', 'groups_direct'], trustsEmail: false }),
        readPermission(tokens.accessToken),
      ]);
      return { ...user, permission };
    },
  });
}
