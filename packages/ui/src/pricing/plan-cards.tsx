import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import type { Plan } from './plan.ts';

/** The plans side by side. */
export function PlanCards({ plans }: { plans: readonly Plan[] }): ReactNode {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border border-rule bg-rule lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard key={plan.title} plan={plan} />
      ))}
    </ul>
  );
}

function PlanCard({ plan }: { plan: Plan }): ReactNode {
  const { title, description, price, cycle, features, button, highlight, badge } = plan;
  return (
    <li className={`flex flex-col p-8 ${highlight ? 'bg-leaf' : 'bg-paper'}`}>
      <h2 className="display flex items-center gap-3 text-xl">
        {title}
        {badge !== undefined && <Badge color="primary">{badge}</Badge>}
      </h2>
      <p className="mt-2 text-pretty text-soft">{description}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="display text-3xl">{price}</span>
        {cycle !== '' && <span className="text-sm text-soft">{cycle}</span>}
      </p>
      <ul className="mt-6 mb-8 space-y-2 text-[0.95rem]">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-1.5 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
      <a
        href={button.to}
        target={button.target}
        className={`mt-auto self-start ${highlight || button.color === 'primary' ? 'button' : 'button-quiet'}`}
      >
        {button.label}
      </a>
    </li>
  );
}

export function Check({ className }: { className: string }): ReactNode {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className={`size-3.5 text-accent ${className}`} fill="none">
      <path d="m1.5 7.5 3.5 4 7.5-9" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
