import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { Check } from './plan-cards.tsx';
import type { PlanFeature } from './plan.ts';

/** Properties of `PlanTable`. */
export interface PlanTableProps {
  /** Plans in the order of the columns. `name`: key in the file; `title`: displayed. */
  plans: readonly { name: string; title: string; highlight?: boolean | undefined }[];
  /** Rows of the table. */
  features: readonly PlanFeature[];
}

/** A table that compares the features of plans. */
export function PlanTable({ plans, features }: PlanTableProps): ReactNode {
  const message = useMessages();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
    <section className="relative overflow-x-auto" aria-label={message('pricingTable.caption')} tabIndex={0}>
      <table className="plan-table">
        <caption className="sr-only" data-markdown="skip">
          {message('pricingTable.caption')}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{message('pricing.feature')}</span>
            </th>
            {plans.map(({ name, title, highlight = false }) => (
              <th key={name} scope="col" data-highlight={highlight || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {features.map((feature) => (
          <tbody key={feature.title}>
            {feature.includes && (
              <tr>
                <th scope="rowgroup" className="plan-group">
                  {feature.title}
                </th>
                {/* The highlighted column continues in the row of the group name. */}
                {plans.map(({ name, highlight = false }) => (
                  <td key={name} aria-hidden="true" data-highlight={highlight || undefined} />
                ))}
              </tr>
            )}
            {(feature.includes ?? [feature]).map((leaf) => (
              <tr key={leaf.title}>
                <th scope="row">
                  {leaf.title}
                  {leaf.description !== undefined && (
                    <>
                      <span className="sr-only">: </span>
                      <span className="block text-sm text-soft">{leaf.description}</span>
                    </>
                  )}
                </th>
                {plans.map(({ name, highlight = false }, index) => (
                  <td key={name} data-highlight={highlight || undefined}>
                    <Cell feature={leaf} plan={name} index={index} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Renders the value, a dash, "coming soon" or a check mark. */
function Cell({ feature, plan, index }: { feature: PlanFeature; plan: string; index: number }): ReactNode {
  const message = useMessages();
  const value = feature.value?.[index];
  if (value !== undefined && value !== '') return value;
  if (feature.plans?.includes(plan) !== true) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{message('pricing.notIncluded')}</span>
      </>
    );
  }
  if (feature.soon === true) return <span className="text-soft">{message('pricing.soon')}</span>;
  return (
    <>
      <Check className="mx-auto" />
      <span className="sr-only">{message('pricing.included')}</span>
    </>
  );
}
