import { ContentError } from '@recto/content';
import type { Found } from './check-heads.ts';
import { compareTwin } from './compare-twin.ts';
import type { TwinDifference } from './compare-twin.ts';
import type { GatheredSite } from './gather-site.ts';
import type { SiteFile, SitePage } from './site-page.ts';

/** Every page's markdown: it is there, and says what the page says. One that says more is only worth a look. */
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
      ? `The page says "${words}", and its markdown ${twin} does not.`
      : `The markdown ${twin} says "${words}", and the page does not.`;
  const hint =
    only === 'page'
      ? 'A component may show words that it does not give to the markdown. If that is meant, give the element data-markdown="skip".'
      : 'If the page shows a part of it on purpose, give the element data-markdown="more".';
  return new ContentError('twin/different', message, hint, { file: place });
}

function missing(address: string, { place }: SitePage): ContentError {
  const hint = 'Take the link out of the head of the page, or add the file.';
  return new ContentError('twin/missing', `The markdown "${address}" is not there.`, hint, { file: place });
}
