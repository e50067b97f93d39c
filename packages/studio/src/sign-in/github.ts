import { z } from 'zod';
import type { RepositoryPermission } from '../roles/rules.ts';
import { fetchJson } from './fetch-json.ts';
import { configureBy, createOAuthClient } from './oauth-client.ts';
import type { Credentials, RedirectProvider, RequestedDetails } from './provider.ts';
import type { SettingsOf } from './provider-schema.ts';

const userSchema = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));
const organisationsSchema = z.array(z.object({ login: z.string() }));
const teamsSchema = z.array(z.object({ slug: z.string(), organization: z.object({ login: z.string() }) }));
const repositorySchema = z.object({
  permissions: z.object({ admin: z.boolean(), push: z.boolean(), pull: z.boolean() }).partial().optional(),
});

/**
 * Sign-in with GitHub or GitHub Enterprise Server. It uses OAuth 2 without OpenID Connect, so the API identifies the
 * person.
 */
export function createGitHub(
  settings: SettingsOf<'github'>,
  credentials: Credentials,
  requested: RequestedDetails,
): RedirectProvider {
  const { name, label, url, scopes } = settings;
  const api = url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`;
  const ask = async (path: string, token: string): Promise<unknown> =>
    await fetchJson(api + path, token, { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' });

  const readGroups = async (token: string): Promise<string[]> => {
    if (!requested.groups) return [];
    const [organisations, teams] = await Promise.all([
      ask('/user/orgs?per_page=100', token),
      ask('/user/teams?per_page=100', token),
    ]);
    return [
      ...organisationsSchema.parse(organisations ?? []).map(({ login }) => login),
      ...teamsSchema.parse(teams ?? []).map(({ slug, organization }) => `${organization.login}/${slug}`),
    ];
  };

  const readPermission = async (token: string): Promise<RepositoryPermission | undefined> => {
    if (requested.repository === undefined) return undefined;
    const { permissions = {} } = repositorySchema.parse((await ask(`/repos/${requested.repository}`, token)) ?? {});
    if (permissions.admin) return 'admin';
    if (permissions.push) return 'write';
    return permissions.pull ? 'read' : undefined;
  };

  return createOAuthClient({
    name,
    label,
    configure: async () =>
      configureBy(
        {
          issuer: `${url}/login/oauth`,
          authorization_endpoint: `${url}/login/oauth/authorize`,
          token_endpoint: `${url}/login/oauth/access_token`,
        },
        credentials,
      ),
    scopes: ['user:email', ...(requested.groups ? ['read:org'] : []), ...scopes],
    hasIdToken: false,
    async readUser({ accessToken }) {
      const [user, emails, groups, permission] = await Promise.all([
        ask('/user', accessToken),
        ask('/user/emails?per_page=100', accessToken),
        readGroups(accessToken),
        readPermission(accessToken),
      ]);
      const { id, login, name: fullName, avatar_url: picture } = userSchema.parse(user);
      const email = emailsSchema.parse(emails ?? []).find(({ primary, verified }) => primary && verified)?.email;
      return { subject: String(id), email, name: fullName || login, picture: picture ?? undefined, groups, permission };
    },
  });
}
