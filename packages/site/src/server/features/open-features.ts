import { ContentError } from '@recto/content';
import { isRedirect } from '../../payload/payload.ts';
import type { ChangePage, ResolvePage } from '../../payload/resolved-page.ts';
import type { Authorize } from '../endpoints/endpoint.ts';
import type { FileContext } from '../server.ts';
import type { CreateFeatureServer, FeatureContext, FeatureServer } from './feature-server.ts';

/** A feature of the site, as the generated server module hands it over. */
export interface SiteFeature {
  name: string;
  options: unknown;
  create: CreateFeatureServer;
}

export interface OpenFeatures {
  features: readonly FeatureServer[];
  /** A page with the changes of all features. */
  resolve: ResolvePage;
  /** Checks roles, if one of the features does. */
  authorize?: Authorize | undefined;
}

export interface OpenFeaturesOptions extends Omit<FeatureContext, 'options' | keyof FileContext> {
  /** Lists and reads the pages that a resolver gives. */
  filesOf: (resolve: ResolvePage) => FileContext;
}

/**
 * Starts features in their order. Each sees pages as those before it have changed them, also in lists: one that waited
 * for a list of pages with its own changes, while it makes such a change, would wait for itself.
 */
export async function openFeatures(
  features: readonly SiteFeature[],
  { filesOf, ...context }: OpenFeaturesOptions,
): Promise<OpenFeatures> {
  const open: FeatureServer[] = [];
  let resolve = context.resolvePage;
  let files = filesOf(resolve);
  let checker: { name: string; authorize: Authorize } | undefined;
  for (const { name, options, create } of features) {
    const feature = await start(name, () => create({ ...context, ...files, resolvePage: resolve, options }));
    open.push(feature);
    if (feature.authorize) {
      if (checker) throw twoCheckers(checker.name, name);
      checker = { name, authorize: feature.authorize };
    }
    if (!feature.changePage) continue;
    resolve = changePages(resolve, feature.changePage);
    files = filesOf(resolve);
  }
  return { features: open, resolve, authorize: checker?.authorize };
}

/** An error of a feature names it: the log says nothing else of where it comes from. */
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

function twoCheckers(one: string, other: string): ContentError {
  return new ContentError(
    'config/features',
    `The features "${one}" and "${other}" both check the roles of visitors.`,
    'Leave one of them out of the list.',
  );
}

/** A resolver whose pages are changed. Redirects stay as they are. */
export function changePages(resolve: ResolvePage, change: ChangePage): ResolvePage {
  return async (path, request) => {
    const page = await resolve(path, request);
    if (isRedirect(page)) return page;
    const changed = await change(page);
    if (changed.navigation === page.navigation) return changed;
    // The lists of its folders do not have the change, so the navigation is sent with the page.
    const { folders: _folders, ...rest } = changed;
    return rest;
  };
}
