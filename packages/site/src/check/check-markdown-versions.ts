import { ContentError } from '@recto/content';
import type { CheckResult } from './check-heads.ts';
import { compareMarkdown } from './compare-markdown.ts';
import type { MarkdownDifference } from './compare-markdown.ts';
import type { SiteContents } from './read-site.ts';
import type { SiteFile, SitePage } from './site-page.ts';

/**
 * Checks that the markdown version of every page exists and has the same text. Text that only the markdown has is a
 * warning.
 */
export async function checkMarkdownVersions(
  { pages, pathOf, open }: SiteContents,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<CheckResult> {
  const result: CheckResult = { errors: [], warnings: [] };
  for (const [index, page] of pages.entries()) {
    onProgress(index, pages.length);
    for (const address of page.markdownUrls) {
      const path = pathOf(address, page.path);
      const file = path === undefined ? undefined : await open(path);
      if (!file) {
        result.errors.push(createMissingError(address, page));
        continue;
      }
      const difference = await compareMarkdown(page, await file.read());
      if (difference?.only === 'page') result.errors.push(createDifferenceError(difference, page, file));
      if (difference?.only === 'markdown' && !page.isPart)
        result.warnings.push(createDifferenceError(difference, page, file));
    }
  }
  return result;
}

function createDifferenceError(
  { only, words }: MarkdownDifference,
  { location }: SitePage,
  { location: markdownFile }: SiteFile,
): ContentError {
  const message =
    only === 'page'
      ? `The page has the text "${words}", but its markdown version ${markdownFile} does not.`
      : `The markdown version ${markdownFile} has the text "${words}", but the page does not.`;
  const hint =
    only === 'page'
      ? 'A component may show text that it does not add to the markdown. If that is intended, set data-markdown="skip" on the element.'
      : 'If the page shows only a part of it on purpose, set data-markdown="more" on an element of the page.';
  return new ContentError('markdown/different', message, hint, { file: location });
}

function createMissingError(address: string, { location }: SitePage): ContentError {
  const hint = 'Remove the link from the head of the page, or add the file.';
  return new ContentError('markdown/missing', `The markdown version "${address}" does not exist.`, hint, {
    file: location,
  });
}
