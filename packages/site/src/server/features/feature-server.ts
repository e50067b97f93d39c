import type { ContentDescription } from '@recto/content/node';
import type { BuildContent } from '../../content/server/build-queue.ts';
import type { CheckDocuments } from '../../content/server/check-process.ts';
import type { SwitchContent } from '../../content/server/switch-content.ts';
import type { SearchIcons } from '../../icons/server/search-icons.ts';
import type { ChangePage, ResolvePage } from '../../payload/resolved-page.ts';
import type { Authorize, SiteEndpoint } from '../endpoints/endpoint.ts';
import type { CacheResult } from '../cache-result.ts';
import type { PreviewPage } from '../preview/preview-page.ts';
import type { FileContext, GenerateFile } from '../server.ts';

/** What the server part of a feature gets when the server starts. */
export interface FeatureContext<Options = unknown> extends FileContext {
  /** The options of the feature, from the configuration. */
  options: Options;
  /** A development server, a built server, or a static build. */
  mode: 'dev' | 'server' | 'static';
  /** Resolves a page. Only the features that are listed before this one have changed it (`changePage`). */
  resolvePage: ResolvePage;
  /** Caches the result of a function for each version of the content; in development, nothing is cached. */
  cacheResult: CacheResult;
  /** Switches the running server to the current content. Only available on a built server. */
  switchContent?: SwitchContent | undefined;
  /**
   * Builds a folder of content files and makes the result the current content. Only available on a server that was
   * built for Node or Bun.
   */
  buildContent?: BuildContent | undefined;
  /**
   * Checks documents, which need not be saved as files, in a separate process. Available on a development server and on
   * a server that was built for Node or Bun.
   */
  checkDocuments?: CheckDocuments | undefined;
  /** Renders a document that is not published as a page. Available wherever `checkDocuments` is. */
  previewPage?: PreviewPage | undefined;
  /** Languages, collections, and the sources and fields of the collections, from the configuration. */
  contentDescription?: ContentDescription | undefined;
  /** Searches the names of the icons in the collections of the site. */
  searchIcons?: SearchIcons | undefined;
  /** Writes an error to the server's log. */
  report: (error: unknown, path: string) => void;
}

/** What a feature adds to the server of a site. */
export interface FeatureServer {
  /** Routes that are not pages. */
  endpoints?: readonly SiteEndpoint[];
  /**
   * Checks the roles that endpoints require, including those of other features. Only one feature of a site may have it.
   */
  authorize?: Authorize;
  /** Files that are generated from the content, by path. Static builds contain them, too. */
  files?: Readonly<Record<string, GenerateFile>>;
  /** Like `files`, for paths that depend on the content. They must end in `.txt` or `.xml`. */
  listFiles?: () => Promise<Readonly<Record<string, GenerateFile>>>;
  /** Changes every page before it is sent: its head elements, its data, its description. */
  changePage?: ChangePage;
  /** Lists further paths that a static build has to write. It gets the paths of all pages. */
  listPaths?: (pages: readonly string[]) => readonly string[] | Promise<readonly string[]>;
}

/** Creates the server part of a feature. It is called once, when the server starts. */
export type CreateFeatureServer<Options = unknown> = (
  context: FeatureContext<Options>,
) => FeatureServer | Promise<FeatureServer>;

/** Defines the server part of a feature. Use it as the default export of the feature's server module. */
export function defineFeatureServer<Options = undefined>(
  create: CreateFeatureServer<Options>,
): CreateFeatureServer<Options> {
  return create;
}
