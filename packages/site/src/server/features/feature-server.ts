import type { ContentDescription } from '@recto/content/node';
import type { BuildContent } from '../../content/server/build-queue.ts';
import type { CheckDocuments } from '../../content/server/check-process.ts';
import type { SwitchContent } from '../../content/server/switch-content.ts';
import type { ChangePage, ResolvePage } from '../../payload/resolved-page.ts';
import type { Authorize, SiteEndpoint } from '../endpoints/endpoint.ts';
import type { Keep } from '../keep-result.ts';
import type { PreviewPage } from '../preview/preview-page.ts';
import type { FileContext, FileMaker } from '../server.ts';

/** What the server part of a feature works with. */
export interface FeatureContext<Options = unknown> extends FileContext {
  /** The options of the feature, from the configuration. */
  options: Options;
  /** A development server, a built server, or a static build. */
  mode: 'dev' | 'server' | 'static';
  /** A page as it is before this feature, and those after it, have changed it. */
  resolvePage: ResolvePage;
  /** Does some work once for each version of the content. */
  once: Keep;
  /** Has a running server read the content that is current now. Only a built server has it. */
  switchContent?: SwitchContent | undefined;
  /**
   * Builds a folder of content files and makes the result the current content. Only a server that was built for Node or
   * Bun has it.
   */
  buildContent?: BuildContent | undefined;
  /**
   * Finds what is wrong with texts that need not be saved anywhere, in a process of its own. A development server has it,
   * and a server that was built for Node or Bun.
   */
  checkDocuments?: CheckDocuments | undefined;
  /** Shows a document that is not published as a page. A server that checks documents has it. */
  previewPage?: PreviewPage | undefined;
  /** Languages, collections, their sources in the content folder and their fields, as the configuration has them. */
  contentDescription?: ContentDescription | undefined;
  /** Writes an error to the server's log. */
  report: (error: unknown, path: string) => void;
}

/** What a feature adds to the server of a site. */
export interface FeatureServer {
  /** Addresses that are no pages. */
  endpoints?: readonly SiteEndpoint[];
  /** Checks the roles that endpoints require, those of other features too. A site has one feature that does. */
  authorize?: Authorize;
  /** Files that are made of the content, by address; static builds have them as well. */
  files?: Readonly<Record<string, FileMaker>>;
  /** The same where only the content tells the addresses, which end in `.txt` or `.xml`. */
  listFiles?: () => Promise<Readonly<Record<string, FileMaker>>>;
  /** Changes every page before anybody gets it: its head elements, its data, its description. */
  changePage?: ChangePage;
  /** Further addresses that a static build has to write. */
  listPaths?: (pages: readonly string[]) => readonly string[] | Promise<readonly string[]>;
}

/** Makes the server part of a feature. It is called once, when the server starts. */
export type CreateFeatureServer<Options = unknown> = (
  context: FeatureContext<Options>,
) => FeatureServer | Promise<FeatureServer>;

/** The server part of a feature, as the default export of a module. */
export function defineFeatureServer<Options = undefined>(
  create: CreateFeatureServer<Options>,
): CreateFeatureServer<Options> {
  return create;
}
