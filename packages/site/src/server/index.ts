/** For server-only code of a site: loaders, islands, files and tools. */
export { safeUrl, surroundings, textOf } from '@recto/content';
export type { TreeNode } from '@recto/content';
export { z } from 'zod';
export type { Locale, Site } from '../app/site.ts';
export type { FeedDefinition } from '../feeds/create-feeds.ts';
export type { FeedPost, FeedSource } from '../feeds/build-feed.ts';
export { formatDate, newestFirst } from '../kinds/blog/list-posts.ts';
export type { PostListData } from '../kinds/blog/post-list.server.ts';
export type { PostData } from '../kinds/blog/post.server.ts';
export type { DocsData } from '../kinds/docs/docs.server.ts';
export { loadInfo } from '../kinds/info/load-info.ts';
export type { ScreenInfo } from '../kinds/info/load-info.ts';
export type { PageData } from '../kinds/page/page.server.ts';
export { loadPricing } from '../kinds/pricing/pricing.server.ts';
export type { PricingData } from '../kinds/pricing/pricing.server.ts';
export {
  chooseLocale,
  defaultLocale,
  languageTag,
  localisePath,
  splitLocale,
  textDirection,
} from '../languages/locale.ts';
export { LOCALE_COOKIE } from '../constants.ts';
export { parseCookies, readCookie, serialiseCookie } from '../cookies/cookie.ts';
export { localiseUrl } from '../languages/localise-url.ts';
export { defineIsland } from '../islands/server/define-island.ts';
export type { IslandContext, IslandRenderContext } from '../islands/server/define-island.ts';
export type { BuiltContent, ContentProblem } from '../content/builder/build-message.ts';
export type { DocumentProblems } from '../content/builder/check-message.ts';
export type { CheckDocuments } from '../content/server/check-process.ts';
export type { BuildContent, BuildContentOptions } from '../content/server/build-queue.ts';
export type { SearchIcons } from '../icons/server/search-icons.ts';
export type { SecurityContact } from './files/security.ts';
export { defineTool } from '../mcp/define-tool.ts';
export type { ToolConfig, ToolDefinition } from '../mcp/define-tool.ts';
export type { ListedPage } from './page-list/list-public-pages.ts';
export { measureOperation } from './operation/measure-operation.ts';
export type { Operation } from './operation/measure-operation.ts';
export { defineEndpoint } from './endpoints/endpoint.ts';
export type { EndpointRequest, Authorize, SiteEndpoint } from './endpoints/endpoint.ts';
export { defineFeatureServer } from './features/feature-server.ts';
export type { CreateFeatureServer, FeatureContext, FeatureServer } from './features/feature-server.ts';
export type { ResolvedPage } from '../payload/resolved-page.ts';
export { PageError, notFound } from './page-error.ts';
export type { PageErrorOptions } from './page-error.ts';
export { findPage, listPages } from './pages.ts';
export type { PreviewResult, PreviewPage } from './preview/preview-page.ts';
export type { FoundPage } from './pages.ts';
export type { FileContext, GenerateFile, LoaderResult, SectionNavigation } from './server.ts';
