import type { LoadContext } from '@recto/site';
import { findPage, loadPricing, z } from '@recto/site/server';

const text = z.string();

/** Fields of `content/pricing.yml` in addition to the plans. */
const pricingMeta = z.object({
  /** Texts of the switch. */
  billing: z.object({ label: text, monthly: text, yearly: text }),
  /** Yearly prices by the name of the plan; other plans have the same price. */
  yearly: z.record(text, z.object({ price: text, cycle: text })).default({}),
  questions: z.object({ title: text, items: z.array(z.object({ question: text, answer: text })) }),
});

/** Loads the plans, with their yearly prices and the questions. */
export async function load(context: LoadContext<'/pricing'>) {
  const [pricing, found] = await Promise.all([loadPricing(context), findPage(context, 'pricing')]);
  const { billing, yearly, questions } = pricingMeta.parse(found?.page.meta);
  const yearlyPlans = pricing.data.plans.map((plan) => ({ ...plan, ...yearly[plan.name] }));
  return { ...pricing, data: { ...pricing.data, yearlyPlans, billing, questions } };
}
