/** For the part of a site that never reaches the browser. */
export type { IconData } from '../icons/icon-data.ts';
export type { KnownImages } from '../images/image-facts.ts';
export type { IconCollections } from './icons/icon-collections.ts';
export { defineIsland } from './islands/define-island.ts';
export type { IslandContext, IslandView } from './islands/define-island.ts';
export type { SecurityContact } from './files/security.ts';
export { defineTool } from './mcp/define-tool.ts';
export type { ToolConfig, ToolDefinition } from './mcp/define-tool.ts';
export type { ListedPage } from './directory/directory.ts';
export { PageError, notFound } from './page-error.ts';
export type { PageErrorOptions } from './page-error.ts';
export { findPage, listPages } from './pages.ts';
export type { FoundPage } from './pages.ts';
export { defineServer } from './server.ts';
export type {
  Asker,
  AskerContext,
  FileContext,
  FileMaker,
  Loader,
  LoaderAnswer,
  LoaderContext,
  Server,
  SiteFeed,
} from './server.ts';
