import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import type { Plan } from './plan.ts';
import { safeHref } from '../link/safe-href.ts';

/** Properties of `PlanCards`. */
export interface PlanCardsProps {
  /** Plans in the order they are shown. */
  plans: readonly Plan[];
  /** Heading level of the titles. */
  level?: 2 | 3;
}

/** Plans side by side. */
export function PlanCards({ plans, level = 2 }: PlanCardsProps): ReactNode {
  return (
    <ul className="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.title} plan={plan} level={level} />
      ))}
    </ul>
  );
}

function PlanCard({ plan, level }: { plan: Plan; level: 2 | 3 }): ReactNode {
  const { title, description, price, cycle = '', features, button, highlight = false, badge } = plan;
  const Heading = `h${level}` as const;
  return (
    <li data-highlight={highlight || undefined}>
      <Heading className="display flex items-center gap-3 text-xl">
        {title}
        {badge !== undefined && <Badge color="primary">{badge}</Badge>}
      </Heading>
      <p className="mt-2 text-pretty text-soft">{description}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <strong className="display text-3xl">{price}</strong>
        {cycle !== '' && <span className="text-sm text-soft">{cycle}</span>}
      </p>
      <ul className="mt-6 mb-8 grid content-start gap-2 text-[0.95rem]">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check className="mt-1.5 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
      <a
        href={safeHref(button.to)}
        target={button.target}
        className={`justify-self-start self-end ${highlight || button.color === 'primary' ? 'button' : 'button-quiet'}`}
      >
        {button.label}
      </a>
    </li>
  );
}

/** A check mark. */
export function Check({ className }: { className: string }): ReactNode {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className={`size-3.5 text-accent ${className}`} fill="none">
      <path d="m1.5 7.5 3.5 4 7.5-9" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
