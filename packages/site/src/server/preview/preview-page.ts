import { findPlaces, overlayStore, rowId } from '@recto/content/node';
import type { ContentDescription, DocumentText, Overlay } from '@recto/content/node';
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
import type { PageAnswerOptions } from '../answer-page.ts';
import { createPageAnswers } from '../answer-page.ts';
import { keepNothing } from '../keep-result.ts';
import type { OpenContent } from '../open-content.ts';
import { createResolver } from '../resolve-page.ts';
import type { ResolverOptions } from '../resolve-page.ts';

/** A document that is not published. */
export interface PreviewedDocument extends DocumentText {
  /** The published file whose place it takes, where that has another path. */
  replaces?: string | undefined;
}

interface PreviewOptions {
  /** HTML that is put before the page, in its language. It is sent as it is. */
  banner: (locale: Locale) => Promise<string>;
}

/** `errors`: a build would refuse the document. `no-page`: nothing is shown at its address. */
export type PreviewAnswer = { page: Response } | { problem: 'errors' | 'no-page' };

/**
 * Answers with the page that a document would be, as the server renders all pages. The content that is served does not
 * change, and nothing of it is cached. The answer says so, and must not be kept by anybody.
 */
export type PreviewPage = (
  document: PreviewedDocument,
  request: Request,
  options: PreviewOptions,
) => Promise<PreviewAnswer>;

export interface PreviewPageOptions
  extends
    Omit<PageAnswerOptions, 'isHidden'>,
    Pick<ResolverOptions, 'server' | 'history'>,
    Pick<OpenContent, 'store' | 'placed'> {
  app: App;
  islands: NonNullable<ResolverOptions['islands']>;
  images: NonNullable<ResolverOptions['images']>;
  checkDocuments: CheckDocuments;
  description: ContentDescription;
  /** Adds the changes of all features to the pages of a resolver. */
  withFeatures: (resolve: ResolvePage) => ResolvePage;
}

export function createPreviewPage(options: PreviewPageOptions): PreviewPage {
  const { app, server, store, placed, checkDocuments, description, withFeatures, files, ...rest } = options;
  // The address of a preview is a secret: analytics and the worker must not learn it.
  const pages = createPageAnswers({
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
    const content = createContent<ContentConfig>(overlayStore(store, overlays), placed);
    const navigation = createNavigation({ site: app.site, server, content, words: app.words, keep: keepNothing });
    const answer = await withFeatures(createResolver({ ...rest, app, server, content, navigation }))(path, request);
    if (isRedirect(answer) || answer.error) return null;
    // The lists of folders that browsers load do not have the draft; its markdown version has no address.
    const { folders: _folders, markdown: _markdown, ...page } = answer;
    return { ...page, perVisitor: true };
  };

  return async ({ file, text, replaces }, request, { banner }) => {
    const place = findPlaces(file, description).find(({ isPage }) => isPage);
    if (!place) return { problem: 'no-page' };
    const [checked] = await checkDocuments([{ file, text }], { withRows: true });
    const rows = checked?.rows ?? [];
    if (!checked || checked.errors.length > 0) return { problem: 'errors' };
    const replaced = replaces === undefined ? [] : findPlaces(replaces, description);
    const names = new Set([...rows, ...replaced].map(({ collection }) => collection));
    const overlays = [...names].map((collection) => ({
      collection,
      rows: rows.filter((row) => row.collection === collection),
      removed: replaced.filter((one) => one.collection === collection).map(rowId),
    }));
    const page = await resolve(overlays, addBase(place.path), request);
    if (!page) return { problem: 'no-page' };
    const html = await banner(findLocale(page.locale, app.site) ?? defaultLocale(app.site));
    const answer = await pages.render(page, request, { banner: html });
    answer.headers.set('x-robots-tag', 'noindex, nofollow');
    answer.headers.set('referrer-policy', 'no-referrer');
    return { page: answer };
  };
}
