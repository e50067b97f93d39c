import type { Row } from '@recto/content';
import { localiseAddress } from '@recto/site';
import { findPage, notFound } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import type contentConfig from '../../content.config.ts';

type PricingRow = Row<(typeof contentConfig)['collections']['pricing']>;
type Plans = PricingRow['plans'];

export interface PricingData {
  title: string;
  description: string;
  /** In the order of the columns. */
  plans: (Plans[keyof Plans] & { name: keyof Plans })[];
  onboarding: PricingRow['onboarding'];
  features: PricingRow['features'];
}

const ORDER = ['solo', 'team', 'unlimited'] as const;

export const loadPricing: Loader<PricingData, typeof contentConfig> = async (context) => {
  const found = await findPage(context, 'pricing');
  if (!found) throw notFound(context.path, { fatal: true });
  const { locale, site } = context;
  const { title, description, plans, onboarding, features } = found.page;
  const data: PricingData = {
    title,
    description,
    plans: ORDER.map((name) => {
      const { button, ...plan } = plans[name];
      return { name, ...plan, button: { ...button, to: localiseAddress(button.to, locale, site) } };
    }),
    onboarding,
    features,
  };
  return { title, description, languages: found.languages, data };
};
