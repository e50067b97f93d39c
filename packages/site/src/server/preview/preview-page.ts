import { findCollections, overlayStore, rowId } from '@recto/content/node';
import type { DocumentText } from '@recto/content/documents';
import type { ContentDescription, Overlay } from '@recto/content/node';
import { createContent } from '@recto/content';
import type { ContentConfig } from '@recto/content';
import type { App } from '../../app/app.ts';
import { addBase } from '../../app/base.ts';
import type { Locale } from '../../app/site.ts';
import type { CheckDocuments } from '../../content/server/check-process.ts';
import { defaultLocale, findLocale } from '../../languages/locale.ts';
import { createNavigation } from '../../navigation/server/create-navigation.ts';
import { isRedirect } from '../../payload/payload.ts';
import type { ResolvePage, ResolvedPage } from '../../payload/resolved-page.ts';
import type { PageResponseOptions } from '../page-responses.ts';
import { createPageResponses } from '../page-responses.ts';
import { cacheNothing } from '../cache-result.ts';
import type { OpenContent } from '../open-content.ts';
import { createResolver } from '../resolve-page.ts';
import type { ResolverOptions } from '../resolve-page.ts';

/** A document that is not published. */
export interface PreviewedDocument extends DocumentText {
  /** The published file that it replaces, if that has another path. */
  replaces?: string | undefined;
}

interface PreviewOptions {
  /** Renders HTML to insert before the page, in the language of the page. It is not escaped. */
  banner: (locale: Locale) => Promise<string>;
}

/** Result of a preview. `errors`: the document is not valid, so a build would fail. `no-page`: its path has no page. */
export type PreviewResult = { page: Response } | { problem: 'errors' | 'no-page' };

/**
 * Renders a document that is not published as a page. The served content does not change, and nothing is cached: the
 * response has `cache-control: private, no-store`.
 */
export type PreviewPage = (
  document: PreviewedDocument,
  request: Request,
  options: PreviewOptions,
) => Promise<PreviewResult>;

/** Options of `createPreviewPage`. */
export interface PreviewPageOptions
  extends
    Omit<PageResponseOptions, 'isHidden'>,
    Pick<ResolverOptions, 'server' | 'history'>,
    Pick<OpenContent, 'store' | 'pathMap'> {
  /** Routes, components and settings of the site. */
  app: App;
  /** Renders islands into pages. */
  islands: NonNullable<ResolverOptions['islands']>;
  /** Images of the site, by URL. */
  images: NonNullable<ResolverOptions['images']>;
  /** Checks a document and returns its rows. */
  checkDocuments: CheckDocuments;
  /** Collections, fields and languages of the content. */
  description: ContentDescription;
  /** Adds the changes of all features to the pages of a resolver. */
  withFeatures: (resolve: ResolvePage) => ResolvePage;
}

/** Creates the function that renders previews. */
export function createPreviewPage(options: PreviewPageOptions): PreviewPage {
  const { app, server, store, pathMap, checkDocuments, description, withFeatures, files, ...rest } = options;
  // The URL of a preview is secret, so pages have neither analytics nor a service worker.
  const pages = createPageResponses({
    ...rest,
    app,
    files: { ...files, analytics: undefined, offline: undefined },
    isHidden: true,
  });

  const resolve = async (
    overlays: readonly Overlay[],
    path: string,
    request: Request,
  ): Promise<ResolvedPage | null> => {
    const content = createContent<ContentConfig>(overlayStore(store, overlays), pathMap);
    const navigation = createNavigation({
      site: app.site,
      server,
      content,
      messages: app.messages,
      cacheResult: cacheNothing,
    });
    const result = await withFeatures(createResolver({ ...rest, app, server, content, navigation }))(path, request);
    if (isRedirect(result) || result.error) return null;
    // The folder lists that browsers load do not contain the draft, and its markdown version has no URL.
    const { folders: _folders, markdown: _markdown, ...page } = result;
    return { ...page, perVisitor: true };
  };

  return async ({ file, text, replaces }, request, { banner }) => {
    const owner = findCollections(file, description).find(({ isPage }) => isPage);
    if (!owner) return { problem: 'no-page' };
    const [checked] = await checkDocuments([{ file, text }], { withRows: true });
    const rows = checked?.rows ?? [];
    if (!checked || checked.errors.length > 0) return { problem: 'errors' };
    const replaced = replaces === undefined ? [] : findCollections(replaces, description);
    const names = new Set([...rows, ...replaced].map(({ collection }) => collection));
    const overlays = [...names].map((collection) => ({
      collection,
      rows: rows.filter((row) => row.collection === collection),
      removed: replaced.filter((one) => one.collection === collection).map(rowId),
    }));
    const page = await resolve(overlays, addBase(owner.path), request);
    if (!page) return { problem: 'no-page' };
    const html = await banner(findLocale(page.locale, app.site) ?? defaultLocale(app.site));
    const response = await pages.render(page, request, { banner: html });
    response.headers.set('x-robots-tag', 'noindex, nofollow');
    response.headers.set('referrer-policy', 'no-referrer');
    return { page: response };
  };
}
