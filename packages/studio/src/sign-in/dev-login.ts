import type { Site, SiteEndpoint } from '@recto/site/server';
import { LOGIN_PATH } from '../feature/paths.ts';
import type { SessionReader } from '../session/sessions.ts';
import { redirectTarget } from './redirect-target.ts';

/** `/_studio` of the development server, which needs no sign-in. Returns 404 to other machines. */
export function createDevLogin(sessions: SessionReader, { base = '' }: Site): SiteEndpoint {
  return {
    path: LOGIN_PATH,
    methods: ['GET'],
    cache: 'none',
    async handle(request, { url }) {
      if (!(await sessions.read(request))) return undefined;
      const location = redirectTarget(url.searchParams.get('redirect'), { origin: sessions.originOf(request), base });
      return new Response(null, { status: 303, headers: { location } });
    },
  };
}
