import { answerJson, refuse } from '@recto/content/node';
import type { Endpoint } from '@recto/content/node';
import type { App } from '../app/app.ts';
import { BASE } from '../app/base-path.ts';
import { LATEST_BUILD, manifestAddress } from '../builds/latest.ts';
import type { Build } from '../builds/latest.ts';
import { buildManifest } from '../builds/manifest.ts';

export interface BuildEndpointOptions {
  app: Pick<App, 'rules'>;
  build: Build;
  /** Pages that are files of the build. */
  listPrerendered: () => Promise<readonly string[]>;
}

/** Where a build tells of itself, as addresses of the static output. */
export function buildAddresses({ id }: Build): string[] {
  return [BASE + LATEST_BUILD, BASE + manifestAddress(id)];
}

/** Answers which build is served, and what it is made of. A build knows none but itself. */
export function createBuildEndpoint({ app, build, listPrerendered }: BuildEndpointOptions): Endpoint {
  const own = manifestAddress(build.id);
  return async (request, _url, path) => {
    if (path !== LATEST_BUILD && !path.startsWith('/builds/meta/')) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    }
    if (path === LATEST_BUILD) return answerJson(build, { 'cache-control': 'no-store' });
    if (path !== own) return refuse(404, 'Not Found', { 'cache-control': 'no-store' });
    const manifest = buildManifest(build, app, await listPrerendered());
    return answerJson(manifest, { 'cache-control': 'public, max-age=31536000, immutable' });
  };
}
