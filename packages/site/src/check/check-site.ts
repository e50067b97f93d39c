import type { ContentError } from '@recto/content';
import { externalUrl } from '@recto/content/cli';
import type { ExternalLink } from '@recto/content/cli';
import { checkAlternates } from './check-alternates.ts';
import { checkFeeds } from './check-feeds.ts';
import { checkHeads } from './check-heads.ts';
import { checkLlms } from './check-llms.ts';
import { checkPageLinks } from './check-page-links.ts';
import { checkSitemaps } from './check-sitemaps.ts';
import { checkMarkdownVersions } from './check-markdown-versions.ts';
import { readSite } from './read-site.ts';
import type { SiteContents } from './read-site.ts';
import type { SiteSource } from './site-page.ts';

/** The result of `checkSite`. */
export interface SiteReport {
  /** Problems that must be fixed. */
  errors: ContentError[];
  /** Problems that do not fail the check. */
  warnings: ContentError[];
  /** Number of pages that were checked. */
  pages: number;
  /** Links to other sites. */
  externalLinks: ExternalLink[];
}

/** Checks that what a built site provides for search engines, feed readers and agents matches its pages. */
export async function checkSite(
  source: SiteSource,
  onProgress?: (done: number, total: number) => void,
): Promise<SiteReport> {
  const site = await readSite(source, onProgress);
  const heads = checkHeads(site);
  const sitemaps = await checkSitemaps(site);
  const markdown = await checkMarkdownVersions(site, onProgress);
  return {
    errors: [
      ...heads.errors,
      ...checkAlternates(site),
      ...(await checkPageLinks(site)),
      ...sitemaps.errors,
      ...(await checkFeeds(site)),
      ...markdown.errors,
      ...(await checkLlms(site)),
    ],
    warnings: [...heads.warnings, ...sitemaps.warnings, ...markdown.warnings],
    pages: site.pages.length,
    externalLinks: findExternalLinks(site),
  };
}

/** Lists the URLs of other sites that the pages link to: each one once, with the first page that links to it. */
export function findExternalLinks({ pages, pathOf }: SiteContents): ExternalLink[] {
  const found = new Map<string, ExternalLink>();
  for (const { links, path, location } of pages) {
    for (const link of links) {
      const url = externalUrl(link);
      if (url === undefined || pathOf(link, path) !== undefined || found.has(url)) continue;
      found.set(url, { url, file: location });
    }
  }
  return [...found.values()];
}
