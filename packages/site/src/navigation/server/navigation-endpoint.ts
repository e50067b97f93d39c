import { jsonResponse, errorResponse } from '@recto/content/node';
import type { App } from '../../app/app.ts';
import { addBase } from '../../app/base.ts';
import { splitLocale } from '../../languages/locale.ts';
import { NAVIGATION_FILE, folderOfNavigationPath, navigationFile } from '../../payload/navigation-url.ts';
import { versionQuery } from '../../payload/payload.ts';
import { currentVersionFor, namedContent } from '../../server/content-version.ts';
import type { ContentVersion } from '../../server/content-version.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import { createRuleMatcher } from '../../rules/match-rule.ts';
import { runMiddleware } from '../../rules/run-middleware.ts';
import type { GetNavigation } from './create-navigation.ts';
import { folderEntries, listFolders } from './navigation-near.ts';

/** Options of `createNavigationEndpoint`. */
export interface NavigationEndpointOptions {
  app: App;
  navigation: GetNavigation;
  buildId: string;
  version: ContentVersion;
}

/**
 * Creates the endpoint `GET {folder}/_navigation.json?{app}.{content}`, which responds with the entries of a folder
 * that is closed in the sidebar.
 */
export function createNavigationEndpoint(options: NavigationEndpointOptions): SiteEndpoint {
  const { app, navigation, buildId, version } = options;
  const matchRule = createRuleMatcher(app);
  return {
    path: `/**/${NAVIGATION_FILE}`,
    methods: ['GET'],
    cache: 'own',
    async handle(_, { url, path }) {
      const requested = folderOfNavigationPath(path);
      if (requested === undefined) return undefined;
      const folder = addBase(requested, app.site.base ?? '');
      const locale = splitLocale(folder, app.site)?.locale;
      const content = await currentVersionFor(version, namedContent(url.search, buildId));
      for (const { path: route, meta = {} } of locale ? app.routes : []) {
        const section = locale && (await navigation(route, locale));
        const items = section && folderEntries(section, folder);
        if (!items) continue;
        // The titles of pages have the same access rules as the pages.
        const names = [...(meta.middleware ?? []), ...(matchRule(folder)?.rule.middleware ?? [])];
        if ((await runMiddleware(app, names, { path: folder, locale, params: {} })) !== undefined) break;
        const isNamed = url.search === versionQuery({ build: buildId, content });
        const isImmutable = isNamed && (await version.isCurrent(content));
        return jsonResponse(items, {
          'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-store',
        });
      }
      return errorResponse(404, 'There is no such folder.');
    },
  };
}

/** Lists the paths of the files of all folders in all locales, for the static output. */
export async function listNavigationFiles({ routes, site }: App, navigation: GetNavigation): Promise<string[]> {
  const addresses: string[] = [];
  for (const locale of site.locales) {
    for (const { path, meta } of routes) {
      const section = meta?.perVisitor ? undefined : await navigation(path, locale);
      const folders = section ? listFolders(section) : [];
      addresses.push(...folders.map((folder) => navigationFile(folder)));
    }
  }
  return addresses;
}
