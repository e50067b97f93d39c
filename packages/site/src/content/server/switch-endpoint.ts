import { answerJson, refuse } from '@recto/content/node';
import { createHash, timingSafeEqual } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { CONTENT_SWITCH_PATH } from '../../constants.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import type { SwitchContent } from './switch-content.ts';

export interface SwitchEndpointOptions {
  secret: string;
  switchContent: SwitchContent;
  report: (error: unknown, path: string) => void;
}

/** `POST /api/_recto_content` with the secret: the server reads the content that is current now. */
export function createSwitchEndpoint({ secret, switchContent, report }: SwitchEndpointOptions): SiteEndpoint {
  return {
    path: CONTENT_SWITCH_PATH,
    methods: ['POST'],
    cache: 'none',
    limit: { perMinute: 60 },
    async answer(request) {
      const [scheme, given = ''] = (request.headers.get('authorization') ?? '').split(' ');
      if (scheme?.toLowerCase() !== 'bearer' || !isEqual(given, secret)) {
        return refuse(401, 'The secret is missing or wrong.', { 'www-authenticate': 'Bearer' });
      }
      try {
        const { database, isNew } = await switchContent();
        return answerJson({ version: basename(dirname(database)), isNew });
      } catch (error) {
        report(error, CONTENT_SWITCH_PATH);
        return refuse(500, 'The new content cannot be opened, the old one is served. The log says why.');
      }
    },
  };
}

/** Takes the same time whatever is given. */
function isEqual(given: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
