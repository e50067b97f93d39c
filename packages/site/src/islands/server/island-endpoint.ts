import { jsonResponse, errorResponse } from '@recto/content/node';
import { isTemporary } from '../../server/unavailable.ts';
import { currentVersionFor, makeFromOneVersion } from '../../server/content-version.ts';
import type { ContentVersion } from '../../server/content-version.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import type { App } from '../../app/app.ts';
import { ISLAND_PATH, islandKey, NO_PROPS, parseIslandPath } from '../island-url.ts';
import type { Fragment } from '../fragment.ts';
import { defaultLocale } from '../../languages/locale.ts';
import type { Server } from '../../server/server.ts';
import { IslandError, parseProps } from './validate-props.ts';
import type { RenderIsland } from './render-island.tsx';

/** Options of `createIslandEndpoint`. */
export interface IslandEndpointOptions {
  app: App;
  server: Server;
  render: RenderIsland;
  buildId: string;
  version: ContentVersion;
  /** Returns a fragment that a page has shown. Used for static sites, whose URLs have no query. */
  findShown: (key: string) => Fragment | undefined;
  report: (error: unknown, path: string) => void;
}

/** Response header with the content version, if another one was requested. */
const CONTENT_HEADER = 'x-recto-content';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Creates the endpoint `GET /__recto_island/{Name}_{hash}.json?locale=…&props=…&v={content}`, which responds with a
 * rendered island.
 */
export function createIslandEndpoint(options: IslandEndpointOptions): SiteEndpoint {
  const { app, server, render, buildId, version, findShown, report } = options;

  return {
    path: `${ISLAND_PATH}/**`,
    methods: ['GET'],
    cache: 'own',
    async handle(_, { url, path }) {
      const requested = parseIslandPath(path);
      if (!requested) return undefined;
      const fragment = url.search === '' ? findShown(requested.key) : undefined;
      if (fragment) return jsonResponse(fragment);
      const locale = url.searchParams.get('locale') ?? defaultLocale(app.site).code;
      const props = url.searchParams.get('props') ?? NO_PROPS;
      const requestedVersion = url.searchParams.get('v') ?? '';
      const content = await currentVersionFor(version, requestedVersion);
      const key = islandKey({ name: requested.name, locale, props }, { build: buildId });
      try {
        const parsed = parseProps(props);
        const {
          made,
          content: renderedVersion,
          isVerified,
        } = await makeFromOneVersion(version, content, () => render({ name: requested.name, locale, props: parsed }));
        const fragment = { id: key, ...made };
        // A response can be cached forever only if key and content version match, because a request for an older
        // content version gets the current one. Islands with middleware are never cached, since access can change.
        const isGuarded = (server.islands?.[requested.name]?.middleware ?? []).length > 0;
        const isExactMatch = requested.key === key && requestedVersion === renderedVersion;
        const isImmutable = isExactMatch && !isGuarded && isVerified;
        return jsonResponse(fragment, {
          'cache-control': isImmutable ? FOREVER : 'no-store',
          // With this header, a client can detect that the island does not belong to the content of its page.
          ...(requestedVersion !== '' && requestedVersion !== renderedVersion && { [CONTENT_HEADER]: renderedVersion }),
        });
      } catch (error) {
        if (error instanceof IslandError) return errorResponse(error.status, error.message);
        // The caller handles the error.
        if (isTemporary(error)) throw error;
        report(error, path);
        return errorResponse(500, 'Internal Server Error');
      }
    },
  };
}
