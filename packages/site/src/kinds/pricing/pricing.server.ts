import type { Row } from '@recto/content';
import { localiseUrl } from '../../languages/localise-url.ts';
import { findPage } from '../../server/pages.ts';
import { notFound } from '../../server/page-error.ts';
import type { LoaderResult, LoaderContext } from '../../server/server.ts';
import type { PricingCollection } from './pricing-collection.ts';
import type { KindContext } from '../kind-context.ts';

type PricingRow = Row<PricingCollection>;

/** Data of a pricing page. */
export interface PricingData {
  /** Title of the page. */
  title: string;
  /** Description of the page. */
  description: string;
  /** Plans in the order of the columns. */
  plans: (PricingRow['plans'][string] & { name: string })[];
  /** Title and image of the section about getting started, if there is one. */
  onboarding?: NonNullable<PricingRow['onboarding']>;
  /** Comparison of the features of the plans. */
  features: PricingRow['features'];
}

/** Loads a pricing page: plans with prices and their features. */
export async function load(
  context: KindContext<PricingCollection, { collection: string }>,
): Promise<LoaderResult<PricingData>> {
  return await loadPricing(context, context.options.collection);
}

/**
 * Loads the data of a pricing page for a custom page that shows more than the plans. `collection` is one that
 * `pricingCollection` built.
 */
export async function loadPricing(
  loaderContext: Omit<LoaderContext, 'params'>,
  collection = 'pricing',
): Promise<LoaderResult<PricingData>> {
  const context = loaderContext as Pick<KindContext<PricingCollection, unknown>, keyof typeof loaderContext>;
  const found = await findPage(context, collection);
  if (!found) throw notFound(context.path, { fatal: true });
  const { locale, site } = context;
  const { title, description, seo, plans, onboarding, features } = found.page;
  const data: PricingData = {
    title,
    description,
    plans: Object.entries(plans).map(([name, { button, ...plan }]) => ({
      name,
      ...plan,
      button: { ...button, to: localiseUrl(button.to, locale, site) },
    })),
    ...(onboarding && { onboarding }),
    features,
  };
  return { title, description, seo, languages: found.languages, data };
}
