import type { PageDescription } from '../about/page-about.ts';
import type { GraphInput, GraphNode } from './graph-node.ts';

/**
 * Builds the breadcrumbs from the home page to the page. Folders without a page, and the page itself, are omitted from
 * the trail.
 */
export function buildBreadcrumbs(
  { site, about, url, home }: GraphInput,
  trail: NonNullable<PageDescription['trail']>,
  absoluteUrl: (path: string) => string,
): GraphNode {
  const between = trail.flatMap(({ name, path }) => (path === undefined ? [] : { name, item: absoluteUrl(path) }));
  const steps = [
    { name: site.title, item: home },
    ...between.filter(({ item }) => item !== url && item !== home),
    { name: about.name || about.title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
