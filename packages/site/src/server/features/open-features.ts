import { isRedirect } from '../../payload/payload.ts';
import type { ChangePage, ResolvePage } from '../../payload/resolved-page.ts';
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
  for (const { options, create } of features) {
    const feature = await create({ ...context, ...files, resolvePage: resolve, options });
    open.push(feature);
    if (!feature.changePage) continue;
    resolve = changePages(resolve, feature.changePage);
    files = filesOf(resolve);
  }
  return { features: open, resolve };
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
