import type { ContentConfig, RenderMap } from '@recto/content';
import type { ContentDescription, QueryLimits, TrustProxy } from '@recto/content/node';
import { titleOfPath } from '../app/page-paths.ts';
import { createFeeds } from '../feeds/create-feeds.ts';
import type { FeedDefinition } from '../feeds/create-feeds.ts';
import { landingComponents } from '../kinds/landing/landing-components.ts';
import type { ClientLimits } from './endpoints/client-limits.ts';
import type { SiteFeature } from './features/open-features.ts';
import type { SecurityContact } from './files/security.ts';
import type { IslandDefinition } from '../islands/server/define-island.ts';
import type { McpSettings } from '../mcp/mcp-endpoint.ts';
import type { QueryLoader, GenerateFile, Loader, BuildNavigation, Server } from './server.ts';
import { treeComponents } from './static-components.tsx';

/** The server parts of a site, as the generated module passes them. Page modules are imported on the first request. */
export interface ServerParts {
  /** Server modules of pages, with the options of the configuration. */
  pages: readonly PageModule[];
  /** Feeds of the configuration, each with the folder of its pages. */
  feeds: readonly { definition: FeedDefinition; folder: string; options: unknown }[];
  /** Features of the configuration, in their order. */
  features: readonly SiteFeature[];
  /** Islands of the site, by name. */
  islands: Record<string, IslandDefinition>;
  /** Files that the site generates from its content, by path. */
  files: Record<string, GenerateFile>;
  /** Markdown components that return plain elements. */
  trees: RenderMap['trees'];
  /** Static markdown components: React components that the server renders to HTML. */
  components: NonNullable<Server['staticComponents']>;
  /** Settings of the MCP endpoint; `false` turns it off. */
  mcp: McpSettings | false;
  /** URLs of the fonts to preload, by language code. */
  fonts: Readonly<Record<string, readonly string[]>>;
  /** Contact for security reports. */
  security?: SecurityContact;
  /** Limits for queries of visitors. */
  queries?: QueryLimits;
  /** Number or addresses of the site's own proxies. */
  trustProxy?: TrustProxy;
  /** Maximum number of requests per client and minute. */
  limits?: Partial<ClientLimits>;
  /** Collections, fields and languages of the content. */
  contentDescription?: ContentDescription;
}

interface PageModule {
  path: string;
  options: unknown;
  load?: () => Promise<{
    load: (context: never) => ReturnType<Loader>;
    answerQuery?: (query: URLSearchParams, context: never) => Promise<unknown>;
    paths?: (context: never) => Promise<readonly Record<string, unknown>[]>;
    navigation?: (context: never) => ReturnType<BuildNavigation>;
  }>;
}

/** Builds the server part of a site from its modules and options. */
export function createServer({
  pages,
  feeds,
  trees,
  fonts,
  components: staticComponents,
  ...rest
}: ServerParts): Server {
  const components = { ...landingComponents, ...trees };
  return {
    ...rest,
    components,
    staticComponents,
    fonts: ({ code }) => fonts[code] ?? [],
    loaders: Object.fromEntries(pages.map((page) => [page.path, loaderOf(page)])),
    queryLoaders: Object.fromEntries(pages.map((page) => [page.path, queryLoaderOf(page)])),
    paths: Object.fromEntries(pages.map((page) => [page.path, pathsOf(page)])),
    navigation: Object.fromEntries(pages.map((page) => [page.path, navigationOf(page)])),
    feeds: feeds.flatMap(({ definition, folder, options }) =>
      createFeeds<ContentConfig, unknown>(definition, {
        folder,
        options,
        components: (language) => ({ ...components, ...treeComponents(staticComponents, language) }),
      }),
    ),
  };
}

/** The loader of a page. A page without a server module has no data, and its title is made from its path. */
function loaderOf({ path, load, options }: PageModule): Loader {
  if (!load) return async () => ({ title: titleOfPath(path), data: undefined });
  return async (context) => await (await load()).load({ ...context, options } as never);
}

function queryLoaderOf({ load, options }: PageModule): QueryLoader {
  return async (query, context) => {
    const { answerQuery } = (await load?.()) ?? {};
    return await answerQuery?.(query, { ...context, options } as never);
  };
}

function pathsOf({ load, options }: PageModule): NonNullable<Server['paths']>[string] {
  return async (context) => {
    const { paths } = (await load?.()) ?? {};
    return (await paths?.({ ...context, options } as never)) ?? [];
  };
}

function navigationOf({ load, options }: PageModule): BuildNavigation {
  return async (context) => {
    const { navigation } = (await load?.()) ?? {};
    return await navigation?.({ ...context, options } as never);
  };
}
