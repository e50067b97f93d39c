import { jsonResponse, errorResponse } from '@recto/content/node';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { ICON_CACHE_SECONDS } from '../../constants.ts';
import { findIconEntry } from '../find-icon.ts';
import { ICON_PATH } from '../icon-urls.ts';
import type { IconSet, IconSetEntry } from '../icon-data.ts';
import { isIconPart } from '../icon-name.ts';
import { loadCollection } from './icon-collections.ts';
import type { IconCollections } from './icon-collections.ts';

const CALL = new RegExp(`^${ICON_PATH}/([^/]+)\\.json$`, 'u');

/** Endpoint `GET /api/_recto_icon/{prefix}.json?icons=a,b`: icons of a collection, in the format of Iconify. */
export function createIconEndpoint(collections: IconCollections): SiteEndpoint {
  return {
    path: `${ICON_PATH}/**`,
    methods: ['GET'],
    cache: 'own',
    async handle(_, { url, path }) {
      const [, prefix] = CALL.exec(path) ?? [];
      if (prefix === undefined) return undefined;
      const set = await loadCollection(collections, prefix);
      if (!set) return errorResponse(404, 'There is no such icon collection.');
      const names = [...new Set((url.searchParams.get('icons') ?? '').split(','))];
      const invalidName = names.find((name) => !isIconPart(name));
      if (invalidName !== undefined) {
        return errorResponse(
          400,
          '"icons" must be a comma-separated list of icon names: lowercase letters, digits and hyphens.',
        );
      }
      return jsonResponse(choose(set, names), { 'cache-control': `public, max-age=${ICON_CACHE_SECONDS}` });
    },
  };
}

function choose(set: IconSet, names: readonly string[]): IconSet {
  const icons: Record<string, IconSetEntry> = {};
  const missing: string[] = [];
  for (const name of names) {
    const entry = findIconEntry(set, name);
    if (entry) icons[name] = entry;
    else missing.push(name);
  }
  const { prefix, width, height } = set;
  return {
    prefix,
    icons,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(missing.length > 0 && { not_found: missing }),
  };
}
