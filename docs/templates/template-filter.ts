import { foldText } from '@recto/site/client';

/** What a visitor of the gallery asks for, as it stands in the address. */
export interface TemplateFilter {
  text: string;
  /** Empty for every one. */
  category: string;
  license: string;
  sort: Sort;
}

export const SORTS = ['suggested', 'name', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

interface Template {
  title: string;
  description: string;
  category: string;
  licenseType: string;
  date: string;
}

/** `?category=docs&sort=name`; what it does not say, or says wrongly, is not asked for. */
export function parseFilter(search: string): TemplateFilter {
  const query = new URLSearchParams(search);
  return {
    text: query.get('q') ?? '',
    category: query.get('category') ?? '',
    license: query.get('license') ?? '',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'suggested',
  };
}

/** The shortest address that asks for it. */
export function renderFilter({ text, category, license, sort }: TemplateFilter): string {
  const asked = Object.entries({ q: text, category, license, sort: sort === 'suggested' ? '' : sort });
  const query = new URLSearchParams(asked.filter(([, value]) => value !== '')).toString();
  return query === '' ? '' : `?${query}`;
}

/** Those that have every word and property that is asked for, in the order that is. */
export function filterTemplates<T extends Template>(
  templates: readonly T[],
  filter: TemplateFilter,
  lang: string,
): T[] {
  const { category, license, sort } = filter;
  const words = foldText(filter.text).split(/\s+/u);
  const found = templates.filter((template) => {
    const text = foldText(`${template.title} ${template.description}`);
    return (
      (category === '' || template.category === category) &&
      (license === '' || template.licenseType === license) &&
      words.every((word) => text.includes(word))
    );
  });
  if (sort === 'name') return found.sort((a, b) => a.title.localeCompare(b.title, lang));
  return sort === 'newest' ? found.sort((a, b) => b.date.localeCompare(a.date, 'en')) : found;
}
