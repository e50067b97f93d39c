import type { ScreenPropsOf } from '../../app/app.ts';
import { Image, PlanCards, PlanTable } from '@recto/ui';
import type { ReactNode } from 'react';
import { PageHeader } from '../../layouts/page-header.tsx';
import type { PricingData } from './pricing.server.ts';

const SIZES = '100vw md:36rem';

/** A pricing page. */
export default function PricingScreen({ data }: ScreenPropsOf<PricingData>): ReactNode {
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
      {onboarding && (
        <section className="grid items-center gap-10 pt-20 md:grid-cols-2">
          <h2 className="display text-3xl">{onboarding.title}</h2>
          <div>
            <Image src={onboarding.image.light} alt="" sizes={SIZES} className="only-light rtl:[scale:-1_1]" />
            <Image src={onboarding.image.dark} alt="" sizes={SIZES} className="only-dark rtl:[scale:-1_1]" />
          </div>
        </section>
      )}
    </>
  );
}
