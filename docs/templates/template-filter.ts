import { foldText } from '@recto/site/client';

/** Filter of the template gallery, as in the query string of the URL. */
export interface TemplateFilter {
  text: string;
  /** Empty for all categories. */
  category: string;
  /** Empty for all licences. */
  license: string;
  sort: Sort;
}

/** Sort orders of the template gallery. */
export const SORTS = ['suggested', 'name', 'newest'] as const;
/** Sort order of the template gallery. */
export type Sort = (typeof SORTS)[number];

interface Template {
  title: string;
  description: string;
  category: string;
  licenseType: string;
  date: string;
}

/** Parses a query string such as `?category=docs&sort=name`. Missing values and an unknown order have defaults. */
export function parseFilter(search: string): TemplateFilter {
  const query = new URLSearchParams(search);
  return {
    text: query.get('q') ?? '',
    category: query.get('category') ?? '',
    license: query.get('license') ?? '',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'suggested',
  };
}

/** Formats a filter as the shortest query string. */
export function formatFilter({ text, category, license, sort }: TemplateFilter): string {
  const parameters = Object.entries({ q: text, category, license, sort: sort === 'suggested' ? '' : sort });
  const query = new URLSearchParams(parameters.filter(([, value]) => value !== '')).toString();
  return query === '' ? '' : `?${query}`;
}

/** Returns the templates that contain every word and match every property of the filter, in its sort order. */
export function filterTemplates<T extends Template>(
  templates: readonly T[],
  filter: TemplateFilter,
  lang: string,
): T[] {
  const { category, license, sort } = filter;
  const words = foldText(filter.text).split(/\s+/u);
  const matching = templates.filter((template) => {
    const text = foldText(`${template.title} ${template.description}`);
    return (
      (category === '' || template.category === category) &&
      (license === '' || template.licenseType === license) &&
      words.every((word) => text.includes(word))
    );
  });
  if (sort === 'name') return matching.sort((a, b) => a.title.localeCompare(b.title, lang));
  return sort === 'newest' ? matching.sort((a, b) => b.date.localeCompare(a.date, 'en')) : matching;
}
