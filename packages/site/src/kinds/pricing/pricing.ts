import type { Page } from '../../config/page.ts';
import { KIND_OPTIONS, assertOptions } from '../kind-options.ts';
import type { KindOptions } from '../kind-options.ts';
import { pricingCollection } from './pricing-collection.ts';

/** Options of the page kind `pricing`. */
export interface PricingOptions extends KindOptions {
  /** Names of the plans, in the order of the columns. By default any names are valid, in the order of the file. */
  plans?: readonly [string, ...string[]];
}

/** A pricing page: plans with prices and a comparison table of their features, from `content/pricing.yml`. */
export function pricing(path = '/pricing', options: PricingOptions = {}): Page[] {
  assertOptions(`pricing('${path}')`, options, { ...KIND_OPTIONS, plans: true });
  const { collection = 'pricing', source = `${path.slice(1)}.{md,yml}`, fields, plans, screen } = options;
  return [
    {
      path,
      server: () => import('./pricing.server.ts'),
      screen: screen ?? (() => import('./pricing-screen.tsx')),
      options: { collection },
      collections: { [collection]: pricingCollection(plans, source, fields) },
    },
  ];
}
