import type { ContentConfig, RenderMap } from '@recto/content';
import type { ContentDescription, QueryLimits } from '@recto/content/node';
import { titleOfPath } from '../app/page-paths.ts';
import { createFeeds } from '../feeds/create-feeds.ts';
import type { FeedDefinition } from '../feeds/create-feeds.ts';
import { landingComponents } from '../kinds/landing/landing-components.ts';
import type { SiteFeature } from './features/open-features.ts';
import type { SecurityContact } from './files/security.ts';
import type { IslandDefinition } from '../islands/server/define-island.ts';
import type { McpSettings } from '../mcp/mcp-endpoint.ts';
import type { Asker, FileMaker, Loader, NavigationMaker, Server } from './server.ts';
import { treeComponents } from './static-components.ts';

/** What the generated module of a site hands over. Modules of pages are imported when a page is asked for. */
export interface ServerParts {
  pages: readonly PageModule[];
  feeds: readonly { definition: FeedDefinition; folder: string; options: unknown }[];
  features: readonly SiteFeature[];
  islands: Record<string, IslandDefinition>;
  files: Record<string, FileMaker>;
  trees: RenderMap['server'];
  /** React components of markdown that the server renders once. */
  components: NonNullable<Server['staticComponents']>;
  mcp: McpSettings | false;
  /** Addresses of the fonts that the first screen needs, by the code of the language. */
  fonts: Readonly<Record<string, readonly string[]>>;
  security?: SecurityContact;
  queries?: QueryLimits;
  addressHeader?: string;
  contentDescription?: ContentDescription;
}

interface PageModule {
  path: string;
  options: unknown;
  load?: () => Promise<{
    load: (context: never) => ReturnType<Loader>;
    answerQuery?: (query: URLSearchParams, context: never) => Promise<unknown>;
    paths?: (context: never) => Promise<readonly Record<string, unknown>[]>;
    navigation?: (context: never) => ReturnType<NavigationMaker>;
  }>;
}

export function createServer({
  pages,
  feeds,
  trees,
  fonts,
  components: staticComponents,
  ...rest
}: ServerParts): Server {
  const components = { ...landingComponents, ...trees };
  const readable = { ...components, ...treeComponents(staticComponents) };
  return {
    ...rest,
    components,
    staticComponents,
    fonts: ({ code }) => fonts[code] ?? [],
    loaders: Object.fromEntries(pages.map((page) => [page.path, loaderOf(page)])),
    asked: Object.fromEntries(pages.map((page) => [page.path, askerOf(page)])),
    paths: Object.fromEntries(pages.map((page) => [page.path, listerOf(page)])),
    navigation: Object.fromEntries(pages.map((page) => [page.path, navigationOf(page)])),
    feeds: feeds.flatMap(({ definition, folder, options }) =>
      createFeeds<ContentConfig, unknown>(definition, { folder, options, components: readable }),
    ),
  };
}

/** A page without a server module has no data, and a title made from its path. */
function loaderOf({ path, load, options }: PageModule): Loader {
  if (!load) return async () => ({ title: titleOfPath(path), data: undefined });
  return async (context) => await (await load()).load({ ...context, options } as never);
}

function askerOf({ load, options }: PageModule): Asker {
  return async (query, context) => {
    const { answerQuery } = (await load?.()) ?? {};
    return await answerQuery?.(query, { ...context, options } as never);
  };
}

function listerOf({ load, options }: PageModule): NonNullable<Server['paths']>[string] {
  return async (context) => {
    const { paths } = (await load?.()) ?? {};
    return (await paths?.({ ...context, options } as never)) ?? [];
  };
}

function navigationOf({ load, options }: PageModule): NavigationMaker {
  return async (context) => {
    const { navigation } = (await load?.()) ?? {};
    return await navigation?.({ ...context, options } as never);
  };
}
