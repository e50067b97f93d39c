import { loadPricing, outlineFacts } from '@recto/screens/server';
import type { TreeNode } from '@recto/content';
import type { PricingData } from '@recto/screens/server';
import { findPage } from '@recto/site/server';
import type { Loader } from '@recto/site/server';
import { z } from 'zod';
import type contentConfig from '../../content.config.ts';

const text = z.string();

/** What this site says beside the plans themselves. */
const pricesMeta = z.object({
  /** Words of the switch. */
  billing: z.object({ label: text, monthly: text, yearly: text }),
  /** What a plan costs by the year, by its name; the others cost the same. */
  yearly: z.record(text, z.object({ price: text, cycle: text })).default({}),
  questions: z.object({ title: text, items: z.array(z.object({ question: text, answer: text })) }),
});

export type PricesData = PricingData &
  Pick<z.output<typeof pricesMeta>, 'billing' | 'questions'> & {
    /** The plans once more, as they are paid by the year. */
    yearlyPlans: PricingData['plans'];
  };

export const loadPrices: Loader<PricesData, typeof contentConfig> = async (context) => {
  const [answer, found] = await Promise.all([loadPricing(context), findPage(context, 'pricing')]);
  const { billing, yearly, questions } = pricesMeta.parse(found?.page.meta);
  const yearlyPlans = answer.data.plans.map((plan) => ({ ...plan, ...yearly[plan.name] }));
  return {
    ...answer,
    data: { ...answer.data, yearlyPlans, billing, questions },
    outline: [
      ...(answer.outline ?? []),
      ['h2', {}, billing.yearly],
      ...yearlyPlans.flatMap(({ title, price, cycle }) => outlineFacts(title, price, cycle)),
      ['h2', {}, questions.title],
      ...questions.items.flatMap(({ question, answer: text }): TreeNode[] => [
        ['h3', {}, question],
        ['p', {}, text],
      ]),
    ],
  };
};
