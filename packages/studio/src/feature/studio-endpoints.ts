import type { FeatureContext, SiteEndpoint } from '@recto/site/server';
import { createSessionEndpoints, withRenewal } from '../session/session-endpoints.ts';
import { createSignInEndpoints } from '../sign-in/sign-in-endpoints.ts';
import { createEditingEndpoints } from './open-editing.ts';
import type { OpenStudio } from './open-studio.ts';

/** Every endpoint of the studio on a server where people sign in. */
export function createStudioEndpoints(
  studio: OpenStudio,
  { site, report }: Pick<FeatureContext, 'site' | 'report'>,
): SiteEndpoint[] {
  const { options, sessions, editing } = studio;
  const signIn = createSignInEndpoints({
    ...studio,
    site,
    signInPage: options.signInPage,
    rules: options.roles,
    report,
  });
  const withSession = [...createSessionEndpoints(sessions), ...(editing ? createEditingEndpoints(editing) : [])];
  return [...signIn, ...withSession.map((endpoint) => withRenewal(endpoint, sessions.renew))];
}
