import { ContentError } from '@recto/content';
import type { SiteContents } from './read-site.ts';
import type { SitePage } from './site-page.ts';

/** The result of a check. */
export interface CheckResult {
  /** Problems that must be fixed. */
  errors: ContentError[];
  /** Problems that do not fail the check. */
  warnings: ContentError[];
}

/** Checks title, description and canonical URL of every page without `noindex`. */
export function checkHeads(site: SiteContents): CheckResult {
  const pages = site.pages.filter(({ isHidden }) => !isHidden);
  return {
    errors: pages.flatMap((page) => [
      ...checkTitle(page),
      ...checkDuplicateDescription(page),
      ...checkCanonical(page, site),
    ]),
    warnings: [...pages.flatMap(checkMissingDescription), ...checkSiteUrl(site)],
  };
}

function checkTitle({ titles, location }: SitePage): ContentError[] {
  if (titles.length === 1 && titles[0] !== '') return [];
  const problem = titles.length > 1 ? `has ${titles.length} titles` : 'has no title';
  const hint = 'Give it exactly one: "title" in its front matter, or in the result of its loader.';
  return [new ContentError('head/title', `This page ${problem}.`, hint, { file: location })];
}

function checkMissingDescription({ descriptions, location }: SitePage): ContentError[] {
  if (descriptions.some((description) => description !== '')) return [];
  const hint = 'Describe it in one sentence: "description" in its front matter, or in the result of its loader.';
  return [new ContentError('head/description', 'This page has no description.', hint, { file: location })];
}

function checkDuplicateDescription({ descriptions, location }: SitePage): ContentError[] {
  if (descriptions.length < 2) return [];
  const message = `This page has ${descriptions.length} descriptions.`;
  return [new ContentError('head/description', message, 'Keep one of them.', { file: location })];
}

/** Checks that the canonical URL of a page is its own, or that of another canonical page. */
function checkCanonical(page: SitePage, { siteUrl, pathOf, pageAt }: SiteContents): ContentError[] {
  const { canonicals, path, location } = page;
  if (siteUrl === undefined) return [];
  const error = (message: string, hint: string): ContentError[] => [
    new ContentError('head/canonical', message, hint, { file: location }),
  ];
  const [address] = canonicals;
  if (address === undefined) {
    return error('This page has no canonical URL.', `Add <link rel="canonical" href="${siteUrl}${path}">.`);
  }
  if (canonicals.length > 1) return error(`This page has ${canonicals.length} canonical URLs.`, 'Keep one of them.');
  if (!URL.canParse(address))
    return error(`The canonical URL "${address}" is not absolute.`, `Begin it with ${siteUrl}.`);
  const target = pathOf(address);
  if (target === undefined) {
    return error(`The canonical URL "${address}" is not on ${siteUrl}.`, 'Search engines do not index this page.');
  }
  if (target === path) return [];
  const original = pageAt(target);
  if (!original || original.isHidden) {
    return error(
      `The canonical URL "${address}" is not an indexable page.`,
      `Use an existing page, or this one: ${siteUrl}${path}.`,
    );
  }
  const next = original.canonicals[0];
  return next === undefined || pathOf(next) === target
    ? []
    : error(`The canonical URL "${address}" has a different canonical URL itself.`, `Use that one: ${next}.`);
}

function checkSiteUrl({ siteUrl, pages }: SiteContents): ContentError[] {
  if (siteUrl !== undefined || pages.length === 0) return [];
  return [
    new ContentError(
      'head/canonical',
      'No page has a canonical URL, so translations, sitemap and feeds cannot be compared with the pages.',
      'Set "url" in recto.config.ts.',
    ),
  ];
}
