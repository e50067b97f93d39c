import { answerJson, refuse } from '@recto/content/node';
import { isPassing } from '../../server/unavailable.ts';
import type { ContentVersion } from '../../server/content-version.ts';
import type { SiteEndpoint } from '../../server/endpoints/endpoint.ts';
import type { App } from '../../app/app.ts';
import { ISLAND_CALLS, islandKey, NO_PROPS, parseIslandPath } from '../address.ts';
import type { Fragment } from '../fragment.ts';
import { defaultLocale } from '../../languages/locale.ts';
import type { Server } from '../../server/server.ts';
import { IslandRefusal, parseProps } from './validate-props.ts';
import type { RenderIsland } from './render-island.tsx';

/** Options of `createIslandEndpoint`. */
export interface IslandEndpointOptions {
  app: App;
  server: Server;
  render: RenderIsland;
  buildId: string;
  version: ContentVersion;
  /** Returns a fragment that a page has shown. Used for static sites, whose URLs have no query. */
  recall: (key: string) => Fragment | undefined;
  report: (error: unknown, path: string) => void;
}

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Creates the endpoint `GET /__recto_island/{Name}_{hash}.json?locale=…&props=…&v={content}`, which responds with a
 * rendered island.
 */
export function createIslandEndpoint(options: IslandEndpointOptions): SiteEndpoint {
  const { app, server, render, buildId, version, recall, report } = options;

  return {
    path: `${ISLAND_CALLS}/**`,
    methods: ['GET'],
    cache: 'own',
    async answer(_, { url, path }) {
      const asked = parseIslandPath(path);
      if (!asked) return undefined;
      const shown = url.search === '' ? recall(asked.key) : undefined;
      if (shown) return answerJson(shown);
      const locale = url.searchParams.get('locale') ?? defaultLocale(app.site).code;
      const props = url.searchParams.get('props') ?? NO_PROPS;
      const content = await version.current();
      const key = islandKey({ name: asked.name, locale, props }, { build: buildId });
      try {
        const fragment = { id: key, ...(await render({ name: asked.name, locale, props: parseProps(props) })) };
        // A response can be cached forever only if key and content version match: a request for an older content
        // version gets the current one. Islands with middleware are never cached, since access can change.
        const isGuarded = (server.islands?.[asked.name]?.middleware ?? []).length > 0;
        const isNamed = asked.key === key && url.searchParams.get('v') === content;
        const isLasting = isNamed && !isGuarded && (await version.isCurrent(content));
        return answerJson(fragment, { 'cache-control': isLasting ? FOREVER : 'no-store' });
      } catch (error) {
        if (error instanceof IslandRefusal) return refuse(error.status, error.message);
        // The caller handles the error.
        if (isPassing(error)) throw error;
        report(error, path);
        return refuse(500, 'Internal Server Error');
      }
    },
  };
}
