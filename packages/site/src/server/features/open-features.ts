import { ContentError } from '@recto/content';
import { isRedirect } from '../../payload/payload.ts';
import type { ChangePage, ResolvePage } from '../../payload/resolved-page.ts';
import type { Authorize } from '../endpoints/endpoint.ts';
import type { FileContext } from '../server.ts';
import type { CreateFeatureServer, FeatureContext, FeatureServer } from './feature-server.ts';

/** A feature of the site, as the generated server module passes it. */
export interface SiteFeature {
  /** Name of the feature, for error messages. */
  name: string;
  /** Options of the feature, from the configuration. */
  options: unknown;
  /** Creates the server part of the feature. */
  create: CreateFeatureServer;
}

/** The started features of a site. */
export interface OpenFeatures {
  /** The server parts of the features, in their order. */
  features: readonly FeatureServer[];
  /** Resolves a page with the changes of all features. */
  resolve: ResolvePage;
  /** Checks roles, if a feature has this function. */
  authorize?: Authorize | undefined;
}

/** Options of `openFeatures`. */
export interface OpenFeaturesOptions extends Omit<FeatureContext, 'options' | keyof FileContext> {
  /** Creates the functions that list and read the pages of a resolver. */
  filesOf: (resolve: ResolvePage) => FileContext;
}

/**
 * Starts features in their order. Each feature gets pages, and lists of pages, with the changes of the features before
 * it. With its own changes, a feature that lists pages while it changes one would wait for itself.
 */
export async function openFeatures(
  features: readonly SiteFeature[],
  { filesOf, ...context }: OpenFeaturesOptions,
): Promise<OpenFeatures> {
  const open: FeatureServer[] = [];
  let resolve = context.resolvePage;
  let files = filesOf(resolve);
  let authorizer: { name: string; authorize: Authorize } | undefined;
  for (const { name, options, create } of features) {
    const feature = await start(name, () => create({ ...context, ...files, resolvePage: resolve, options }));
    open.push(feature);
    if (feature.authorize) {
      if (authorizer) throw duplicateAuthorize(authorizer.name, name);
      authorizer = { name, authorize: feature.authorize };
    }
    if (!feature.changePage) continue;
    resolve = changePages(resolve, feature.changePage);
    files = filesOf(resolve);
  }
  return { features: open, resolve, authorize: authorizer?.authorize };
}

/** Starts a feature and adds its name to errors, since the log does not contain it otherwise. */
async function start(name: string, create: () => FeatureServer | Promise<FeatureServer>): Promise<FeatureServer> {
  try {
    return await create();
  } catch (error) {
    if (error instanceof ContentError) {
      throw new ContentError(error.code, `The feature "${name}" cannot start: ${error.message}`, error.hint, error);
    }
    throw error;
  }
}

function duplicateAuthorize(one: string, other: string): ContentError {
  return new ContentError(
    'config/features',
    `The features "${one}" and "${other}" both check the roles of visitors.`,
    'Remove one of them from "features" in the configuration.',
  );
}

/** Wraps a resolver so that its pages are changed. Redirects are not changed. */
export function changePages(resolve: ResolvePage, change: ChangePage): ResolvePage {
  return async (path, request) => {
    const page = await resolve(path, request);
    if (isRedirect(page)) return page;
    const changed = await change(page);
    if (changed.navigation === page.navigation) return changed;
    // The folder lists that browsers load do not have the change, so the navigation is sent with the page.
    const { folders: _folders, ...rest } = changed;
    return rest;
  };
}
