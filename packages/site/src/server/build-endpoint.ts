import { answerJson, refuse } from '@recto/content/node';
import type { SiteEndpoint } from './endpoints/endpoint.ts';
import type { App } from '../app/app.ts';
import { BASE } from '../app/base-path.ts';
import { LATEST_BUILD, manifestAddress } from '../builds/latest.ts';
import type { Build } from '../builds/latest.ts';
import { buildManifest } from '../builds/manifest.ts';

export interface BuildEndpointOptions {
  app: Pick<App, 'rules'>;
  build: Build;
  /** Version of the content that is served. */
  content: () => Promise<string>;
  /** Pages that are files of the build. */
  listPrerendered: () => Promise<readonly string[]>;
}

/** Where a build tells of itself, as addresses of the static output. */
export function buildAddresses({ id }: Build): string[] {
  return [BASE + LATEST_BUILD, BASE + manifestAddress(id)];
}

/** Answer which build is served, and what it is made of. A build knows none but itself. */
export function createBuildEndpoints({ app, build, content, listPrerendered }: BuildEndpointOptions): SiteEndpoint[] {
  const own = manifestAddress(build.id);
  return [
    {
      path: LATEST_BUILD,
      methods: ['GET'],
      cache: 'none',
      // The app is named also where the database cannot be asked.
      answer: async () => answerJson({ ...build, content: await content().catch(() => undefined) }),
    },
    {
      path: '/builds/meta/**',
      methods: ['GET'],
      cache: 'own',
      async answer(_, { path }) {
        if (path !== own) return refuse(404, 'Not Found');
        const manifest = buildManifest(build, app, await listPrerendered());
        return answerJson(manifest, { 'cache-control': 'public, max-age=31536000, immutable' });
      },
    },
  ];
}
