import type { FeatureContext, SiteEndpoint } from '@recto/site/server';
import { createPreviewEndpoints } from '../preview/preview-endpoints.ts';
import { createSessionEndpoints, withRenewal } from '../session/session-endpoints.ts';
import { createSignInEndpoints } from '../sign-in/sign-in-endpoints.ts';
import { createEditingEndpoints } from './open-editing.ts';
import type { OpenStudio } from './open-studio.ts';

type StudioEndpointContext = Pick<FeatureContext, 'site' | 'report' | 'previewPage' | 'contentDescription'>;

/** Creates all endpoints of the studio on a server where people sign in. */
export function createStudioEndpoints(
  studio: OpenStudio,
  { site, report, previewPage, contentDescription }: StudioEndpointContext,
): SiteEndpoint[] {
  const { options, sessions, editing, previews, store } = studio;
  const signIn = createSignInEndpoints({
    ...studio,
    site,
    signInPage: options.signInPage,
    rules: options.roles,
    report,
  });
  const withSession = [
    ...createSessionEndpoints(sessions, { storesDrafts: editing !== undefined }),
    ...(editing ? createEditingEndpoints(editing) : []),
  ];
  // These endpoints belong to one version of the content, because its server renders the pages.
  const preview =
    editing && previewPage && contentDescription
      ? createPreviewEndpoints({
          previews,
          store,
          repository: editing.repository,
          folders: editing.folders,
          description: contentDescription,
          previewPage,
          site,
          report,
        })
      : [];
  return [...signIn, ...preview, ...withSession.map((endpoint) => withRenewal(endpoint, sessions.renew))];
}
