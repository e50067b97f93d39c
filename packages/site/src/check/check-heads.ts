import { ContentError } from '@recto/content';
import type { GatheredSite } from './gather-site.ts';
import type { SitePage } from './site-page.ts';

export interface Found {
  errors: ContentError[];
  warnings: ContentError[];
}

/** Title, description and canonical address of every page that search engines may name. */
export function checkHeads(site: GatheredSite): Found {
  const pages = site.pages.filter(({ isHidden }) => !isHidden);
  return {
    errors: pages.flatMap((page) => [...checkTitle(page), ...twoDescriptions(page), ...checkCanonical(page, site)]),
    warnings: [...pages.flatMap(noDescription), ...noHome(site)],
  };
}

function checkTitle({ titles, place }: SitePage): ContentError[] {
  if (titles.length === 1 && titles[0] !== '') return [];
  const said = titles.length > 1 ? `has ${titles.length} titles` : 'has no title';
  const hint = 'Give it exactly one: "title" in its front matter, or in the answer of its loader.';
  return [new ContentError('head/title', `This page ${said}.`, hint, { file: place })];
}

function noDescription({ descriptions, place }: SitePage): ContentError[] {
  if (descriptions.some((description) => description !== '')) return [];
  const hint = 'Say in a sentence what it is about: "description" in its front matter, or in the answer of its loader.';
  return [new ContentError('head/description', 'This page has no description.', hint, { file: place })];
}

function twoDescriptions({ descriptions, place }: SitePage): ContentError[] {
  if (descriptions.length < 2) return [];
  const message = `This page has ${descriptions.length} descriptions.`;
  return [new ContentError('head/description', message, 'Leave one of them.', { file: place })];
}

/** A page is its own original, or names one that is. */
function checkCanonical(page: SitePage, { home, localise, pageAt }: GatheredSite): ContentError[] {
  const { canonicals, path, place } = page;
  if (home === undefined) return [];
  const fault = (message: string, hint: string): ContentError[] => [
    new ContentError('head/canonical', message, hint, { file: place }),
  ];
  const [address] = canonicals;
  if (address === undefined) {
    return fault('This page names no canonical address.', `Add <link rel="canonical" href="${home}${path}">.`);
  }
  if (canonicals.length > 1) return fault(`This page names ${canonicals.length} canonical addresses.`, 'Leave one.');
  if (!URL.canParse(address))
    return fault(`The canonical address "${address}" is not whole.`, `Start it with ${home}.`);
  const target = localise(address);
  if (target === undefined) {
    return fault(`The canonical address "${address}" is not one of ${home}.`, 'Search engines leave this page out.');
  }
  if (target === path) return [];
  const original = pageAt(target);
  if (!original || original.isHidden) {
    return fault(
      `The canonical address "${address}" does not lead to a page.`,
      `Name a page that is there, or this one: ${home}${path}.`,
    );
  }
  const next = original.canonicals[0];
  return next === undefined || localise(next) === target
    ? []
    : fault(`The canonical address "${address}" names another one itself.`, `Name the last one: ${next}.`);
}

function noHome({ home, pages }: GatheredSite): ContentError[] {
  if (home !== undefined || pages.length === 0) return [];
  return [
    new ContentError(
      'head/canonical',
      'No page names its canonical address, so translations, sitemap and feeds cannot be compared with the pages.',
      'Set "url" in recto.config.ts.',
    ),
  ];
}
