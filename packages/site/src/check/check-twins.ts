import { ContentError } from '@recto/content';
import type { Found } from './check-heads.ts';
import { compareTwin } from './compare-twin.ts';
import type { TwinDifference } from './compare-twin.ts';
import type { GatheredSite } from './gather-site.ts';
import type { SiteFile, SitePage } from './site-page.ts';

/** Checks that the markdown version of every page exists and has the same text. Additional text is only a warning. */
export async function checkTwins(
  { pages, localise, open }: GatheredSite,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<Found> {
  const found: Found = { errors: [], warnings: [] };
  for (const [index, page] of pages.entries()) {
    onProgress(index, pages.length);
    for (const address of page.twins) {
      const path = localise(address, page.path);
      const file = path === undefined ? undefined : await open(path);
      if (!file) {
        found.errors.push(missing(address, page));
        continue;
      }
      const difference = await compareTwin(page, await file.read());
      if (difference?.only === 'page') found.errors.push(different(difference, page, file));
      if (difference?.only === 'twin' && !page.isPart) found.warnings.push(different(difference, page, file));
    }
  }
  return found;
}

function different({ only, words }: TwinDifference, { place }: SitePage, { place: twin }: SiteFile): ContentError {
  const message =
    only === 'page'
      ? `The page has the text "${words}", but its markdown version ${twin} does not.`
      : `The markdown version ${twin} has the text "${words}", but the page does not.`;
  const hint =
    only === 'page'
      ? 'A component may show text that it does not add to the markdown. If that is intended, set data-markdown="skip" on the element.'
      : 'If the page shows only a part of it on purpose, set data-markdown="more" on the element.';
  return new ContentError('twin/different', message, hint, { file: place });
}

function missing(address: string, { place }: SitePage): ContentError {
  const hint = 'Remove the link from the head of the page, or add the file.';
  return new ContentError('twin/missing', `The markdown version "${address}" does not exist.`, hint, { file: place });
}
