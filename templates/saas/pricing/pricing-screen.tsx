import type { ScreenProps } from '@recto/site';
import { Accordion, PageHeader, PlanCards, PlanTable } from '@recto/site/ui';
import type { ReactNode } from 'react';
import type { load } from './pricing.server.ts';

export default function PricingScreen({ data }: ScreenProps<typeof load>): ReactNode {
  const { plans, yearlyPlans, features, billing, questions } = data;
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      <div className="billing">
        <fieldset className="billing-switch">
          <legend className="sr-only">{billing.label}</legend>
          <label>
            <input type="radio" name="billing" value="monthly" defaultChecked className="sr-only" />
            {billing.monthly}
          </label>
          <label>
            <input type="radio" name="billing" value="yearly" className="sr-only" />
            {billing.yearly}
          </label>
        </fieldset>
        <div data-billing="monthly">
          <h2 className="sr-only">{billing.monthly}</h2>
          <PlanCards plans={plans} level={3} />
        </div>
        <div data-billing="yearly">
          <h2 className="sr-only">{billing.yearly}</h2>
          <PlanCards plans={yearlyPlans} level={3} />
        </div>
      </div>
      <section className="pt-20">
        <h2 className="display text-3xl">{features.title}</h2>
        <p className="mt-3 mb-8 max-w-[60ch] text-pretty text-soft">{features.description}</p>
        <PlanTable plans={plans} features={features.includes} />
      </section>
      <section className="grid gap-x-16 gap-y-6 pt-20 lg:grid-cols-[1fr_2fr]">
        <h2 className="display text-3xl">{questions.title}</h2>
        <Accordion items={questions.items.map(({ question, answer }) => ({ title: question, content: answer }))} />
      </section>
    </>
  );
}
