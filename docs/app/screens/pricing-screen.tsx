import type { ScreenProps } from '@recto/site';
import { PageHeader, PlanCards, PlanTable } from '@recto/ui';
import type { ReactNode } from 'react';
import type { PricingData } from '../../server/loaders/pricing.ts';

export function PricingScreen({ data }: ScreenProps<PricingData>): ReactNode {
  const { plans, onboarding, features } = data;
  return (
    <>
      <PageHeader title={data.title} description={data.description} />
      <div className="pt-12">
        <PlanCards plans={plans} />
      </div>
      <section className="pt-20">
        <h2 className="display text-3xl">{features.title}</h2>
        <p className="mt-3 mb-8 max-w-[60ch] text-pretty text-soft">{features.description}</p>
        <PlanTable plans={plans} features={features.includes} />
      </section>
      <section className="grid items-center gap-10 pt-20 md:grid-cols-2">
        <h2 className="display text-3xl">{onboarding.title}</h2>
        <div>
          <img src={onboarding.image.light} alt="" className="only-light w-full rtl:-scale-x-100" />
          <img src={onboarding.image.dark} alt="" className="only-dark w-full rtl:-scale-x-100" />
        </div>
      </section>
    </>
  );
}
