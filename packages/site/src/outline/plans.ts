import type { TreeNode } from '@recto/content';
import { outlineFacts } from './outline.ts';
import type { OutlinedLink } from './outline.ts';

interface OutlinedPlan {
  name: string;
  title: string;
  description: string;
  price: string;
  cycle: string;
  features: readonly string[];
  button: OutlinedLink;
  badge?: string | undefined;
}

interface OutlinedFeature {
  title: string;
  description?: string | undefined;
  plans?: readonly string[] | undefined;
  value?: readonly string[] | undefined;
  soon?: boolean | undefined;
  includes?: readonly OutlinedFeature[] | undefined;
}

type Words = Readonly<Record<string, string>>;

/** What each plan costs and has, one below the other. */
export function outlinePlans(plans: readonly OutlinedPlan[]): TreeNode[] {
  return plans.flatMap(({ title, description, price, cycle, features, button, badge }): TreeNode[] => [
    ['h2', {}, badge === undefined ? title : `${title} ${badge}`],
    ['p', {}, description],
    ...outlineFacts(price === '' ? undefined : ['strong', {}, price], cycle),
    ['ul', {}, ...features.map((feature): TreeNode => ['li', {}, feature])],
    ...outlineFacts(['a', { href: button.to }, button.label]),
  ]);
}

/** Who has what: a row for each feature, a column for each plan. */
export function outlineComparison(
  plans: readonly Pick<OutlinedPlan, 'name' | 'title'>[],
  features: readonly OutlinedFeature[],
  words: Words = {},
): TreeNode {
  const cells = (texts: readonly TreeNode[], tag = 'td'): TreeNode => [
    'tr',
    {},
    ...texts.map((text): TreeNode => [tag, {}, text]),
  ];
  const cell = (feature: OutlinedFeature, plan: string, place: number): string => {
    const value = feature.value?.[place] ?? '';
    if (value !== '') return value;
    if (feature.plans?.includes(plan) !== true) return words['pricing.notIncluded'] ?? '–';
    return (feature.soon === true ? words['pricing.soon'] : words['pricing.included']) ?? '✓';
  };
  const row = (feature: OutlinedFeature): TreeNode => {
    const { title, description } = feature;
    const name = description === undefined ? title : `${title}: ${description}`;
    return cells([name, ...plans.map((plan, place) => cell(feature, plan.name, place))]);
  };
  const rows = features.flatMap((feature): TreeNode[] =>
    feature.includes ? [cells([['strong', {}, feature.title]]), ...feature.includes.map(row)] : [row(feature)],
  );
  const head = cells([words['pricing.feature'] ?? '', ...plans.map(({ title }) => title)], 'th');
  return ['table', {}, ['thead', {}, head], ['tbody', {}, ...rows]];
}
