import { jsonResponse, errorResponse } from '@recto/content/node';
import type { SiteEndpoint } from './endpoints/endpoint.ts';
import type { App } from '../app/app.ts';
import { BASE } from '../app/base-path.ts';
import { LATEST_BUILD_PATH, manifestPath } from '../builds/latest-build.ts';
import type { Build } from '../builds/latest-build.ts';
import { buildManifest } from '../builds/manifest.ts';

/** Options of `createBuildEndpoints`. */
export interface BuildEndpointOptions {
  /** Route rules of the site. */
  app: Pick<App, 'rules'>;
  /** Id and time of the build. */
  build: Build;
  /** Reads the version of the content that is served. */
  content: () => Promise<string>;
  /** Lists the paths of prerendered pages. */
  listPrerendered: () => Promise<readonly string[]>;
}

/** Paths of the files that describe a build, for the static output. */
export function listBuildPaths({ id }: Build): string[] {
  return [BASE + LATEST_BUILD_PATH, BASE + manifestPath(id)];
}

/**
 * Endpoints for `builds/latest.json` and for the manifest of this build. Manifests of other builds do not exist: 404.
 */
export function createBuildEndpoints({ app, build, content, listPrerendered }: BuildEndpointOptions): SiteEndpoint[] {
  const currentPath = manifestPath(build.id);
  return [
    {
      path: LATEST_BUILD_PATH,
      methods: ['GET'],
      cache: 'none',
      // The build id is sent even if the database is unavailable.
      handle: async () => jsonResponse({ ...build, content: await content().catch(() => undefined) }),
    },
    {
      path: '/builds/meta/**',
      methods: ['GET'],
      cache: 'own',
      async handle(_, { path }) {
        if (path !== currentPath) return errorResponse(404, 'Not Found');
        const manifest = buildManifest(build, app, await listPrerendered());
        return jsonResponse(manifest, { 'cache-control': 'public, max-age=31536000, immutable' });
      },
    },
  ];
}
