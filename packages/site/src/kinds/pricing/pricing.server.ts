import type { Row } from '@recto/content';
import { localiseAddress } from '../../languages/localise-address.ts';
import { findPage } from '../../server/pages.ts';
import { notFound } from '../../server/page-error.ts';
import type { LoaderAnswer, LoaderContext } from '../../server/server.ts';
import type { PricingCollection } from './pricing-collection.ts';
import type { KindContext } from '../kind-context.ts';

type PricingRow = Row<PricingCollection>;

export interface PricingData {
  title: string;
  description: string;
  /** In the order of the columns. */
  plans: (PricingRow['plans'][string] & { name: string })[];
  onboarding?: NonNullable<PricingRow['onboarding']>;
  features: PricingRow['features'];
}

/** What the plans cost, and what is in each. */
export async function load(
  context: KindContext<PricingCollection, { collection: string }>,
): Promise<LoaderAnswer<PricingData>> {
  return await loadPricing(context, context.options.collection);
}

/** The same, for a page of a site's own that shows more than the plans. `collection` is one that `pricingCollection` made. */
export async function loadPricing(
  given: Omit<LoaderContext, 'params'>,
  collection = 'pricing',
): Promise<LoaderAnswer<PricingData>> {
  const context = given as Pick<KindContext<PricingCollection, unknown>, keyof typeof given>;
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
      button: { ...button, to: localiseAddress(button.to, locale, site) },
    })),
    ...(onboarding && { onboarding }),
    features,
  };
  return { title, description, seo, languages: found.languages, data };
}
