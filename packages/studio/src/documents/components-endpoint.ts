import { jsonResponse } from '@recto/content/node';
import type { ContentDescription } from '@recto/content/node';
import { defineEndpoint } from '@recto/site/server';
import type { SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { PERMISSIONS } from '../roles/permissions.ts';

/**
 * Lists the components that authors can use, with their properties and slots. They change with the site, not its
 * content.
 */
export function createComponentsEndpoint({ components }: Pick<ContentDescription, 'components'>): SiteEndpoint {
  return defineEndpoint({
    path: `${STUDIO_FOLDER}/components`,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 120 },
    handle: () => jsonResponse({ components }),
  });
}
