import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanCards } from './plan-cards.tsx';
import type { Plan } from './plan.ts';

const plan: Plan = {
  title: 'Leaf',
  description: 'For a while.',
  price: 'Free',
  features: ['Words'],
  button: { label: 'Choose', to: '/choose' },
};

test.for([1, 2, 5])('renders %s plans', (count) => {
  const plans = Array.from({ length: count }, (_, index) => ({ ...plan, title: `Plan ${index}` }));
  expect(renderToStaticMarkup(<PlanCards plans={plans} />).match(/<h2 [^>]*>Plan \d/gu)).toHaveLength(count);
});

test('renders a plan without a cycle, not highlighted by default', () => {
  const markup = renderToStaticMarkup(<PlanCards plans={[plan]} level={3} />);
  expect(markup).toContain('<li><h3 ');
  expect(markup).toContain('>Free</strong></p>');
  expect(markup).toContain('button-quiet">Choose');
});

test('marks the highlighted plan', () => {
  const markup = renderToStaticMarkup(
    <PlanCards plans={[{ ...plan, highlight: true, badge: 'New', cycle: 'a month' }]} />,
  );
  expect(markup).toContain('<li data-highlight="true">');
  expect(markup).toContain('>New</span></h2>');
  expect(markup).toContain('>a month</span></p>');
  expect(markup).toContain('self-end button">Choose');
});
