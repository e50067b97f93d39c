import type { Row, TreeNode } from '@recto/content';
import { localiseAddress } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import type { Loader, LoaderContext } from '@recto/site/server';
import type { PricingCollection } from '../collections/pricing.ts';
import { outlineComparison, outlinePlans } from '../outline/plans.ts';
import type { PricingContent } from './contents.ts';

type PricingRow = Row<PricingCollection>;

export interface PricingData {
  title: string;
  description: string;
  /** In the order of the columns. */
  plans: (PricingRow['plans'][string] & { name: string })[];
  onboarding?: NonNullable<PricingRow['onboarding']>;
  features: PricingRow['features'];
}

export const loadPricing: Loader<PricingData, PricingContent> = async (context) => {
  const found = await findPage(context, 'pricing');
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
  return { title, description, seo, languages: found.languages, data, outline: outlinePrices(data, context.words) };
};

function outlinePrices({ plans, features, onboarding }: PricingData, words: LoaderContext['words']): TreeNode[] {
  return [
    ...outlinePlans(plans),
    ['h2', {}, features.title],
    ['p', {}, features.description],
    outlineComparison(plans, features.includes, words),
    ...(onboarding ? [['h2', {}, onboarding.title] satisfies TreeNode] : []),
  ];
}
