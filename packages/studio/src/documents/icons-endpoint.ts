import { jsonResponse } from '@recto/content/node';
import { defineEndpoint, z } from '@recto/site/server';
import type { FeatureContext, SiteEndpoint } from '@recto/site/server';
import { STUDIO_FOLDER } from '../feature/paths.ts';
import { PERMISSIONS } from '../roles/permissions.ts';

/** Maximum number of names in a response. */
const MAX_ICONS = 50;
/** Maximum length of a search, in characters. */
const MAX_QUERY_LENGTH = 100;

/** Response of `GET /__recto_studio/icons`. */
export interface IconsResponse {
  /** Full names, best match first. */
  icons: readonly string[];
}

/** Searches the names of the icons that the site has. */
export function createIconsEndpoint({ searchIcons }: Pick<FeatureContext, 'searchIcons'>): SiteEndpoint {
  return defineEndpoint({
    path: `${STUDIO_FOLDER}/icons`,
    methods: ['GET'],
    role: PERMISSIONS['content.read'],
    cache: 'none',
    limit: { perMinute: 300 },
    input: z.strictObject({ query: z.string().max(MAX_QUERY_LENGTH).default('') }),
    handle: async (_, { input: { query } }) =>
      jsonResponse({ icons: (await searchIcons?.(query, MAX_ICONS)) ?? [] } satisfies IconsResponse),
  });
}
