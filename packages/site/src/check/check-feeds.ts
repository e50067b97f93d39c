import { ContentError } from '@recto/content';
import { readAtom } from './feeds/atom.ts';
import type { FeedReport } from './feeds/feed-report.ts';
import { readJsonFeed } from './feeds/json-feed.ts';
import { readRss } from './feeds/rss.ts';
import type { SiteContents } from './read-site.ts';
import { readXml } from './read-xml.ts';

/** Checks every feed that a page links to: it exists, follows the rules of its format, and links to existing pages. */
export async function checkFeeds({ pages, pathOf, open }: SiteContents): Promise<ContentError[]> {
  const linkedFeeds = new Map(
    pages.flatMap(({ feeds, path, location }) => feeds.map((feed) => [pathOf(feed, path) ?? feed, location] as const)),
  );
  const errors: ContentError[] = [];
  for (const [path, location] of linkedFeeds) {
    const file = path.startsWith('/') ? await open(path) : undefined;
    if (!file) {
      const hint = 'Remove the link from the head of the page, or add the feed.';
      errors.push(new ContentError('feed/missing', `The feed "${path}" does not exist.`, hint, { file: location }));
      continue;
    }
    const report = readFeed(await file.read(), file.location);
    errors.push(...report.errors);
    for (const { address, line } of report.links) {
      const target = pathOf(address, path);
      // Links to other sites are not checked here.
      if (target === undefined && URL.canParse(address)) continue;
      if (URL.canParse(address) && target !== undefined && (await open(target))) continue;
      const message = URL.canParse(address) ? `"${address}" does not exist.` : `The URL "${address}" is not absolute.`;
      const hint = 'Feeds are read outside of the site: use absolute URLs of existing pages.';
      errors.push(new ContentError('feed/link', message, hint, { file: file.location, line }));
    }
  }
  return errors;
}

/** Detects the format by how the text begins. */
function readFeed(text: string, file: string): FeedReport {
  if (text.trimStart().startsWith('{')) return readJsonFeed(text, file);
  try {
    const root = readXml(text, file);
    return root.name === 'rss' ? readRss(root, file) : readAtom(root, file);
  } catch (error) {
    if (error instanceof ContentError) return { errors: [error], links: [] };
    throw error;
  }
}
