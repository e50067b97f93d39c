import { ContentError } from '@recto/content';
import { readAtom } from './feeds/atom.ts';
import type { FeedReport } from './feeds/feed-report.ts';
import { readJsonFeed } from './feeds/json-feed.ts';
import { readRss } from './feeds/rss.ts';
import type { GatheredSite } from './gather-site.ts';
import { readXml } from './read-xml.ts';

/** Checks every feed that a page links to: it exists, follows the rules of its format, and links to existing pages. */
export async function checkFeeds({ pages, localise, open }: GatheredSite): Promise<ContentError[]> {
  const named = new Map(
    pages.flatMap(({ feeds, path, place }) => feeds.map((feed) => [localise(feed, path) ?? feed, place] as const)),
  );
  const errors: ContentError[] = [];
  for (const [path, place] of named) {
    const file = path.startsWith('/') ? await open(path) : undefined;
    if (!file) {
      const hint = 'Remove the link from the head of the page, or add the feed.';
      errors.push(new ContentError('feed/missing', `The feed "${path}" does not exist.`, hint, { file: place }));
      continue;
    }
    const report = readFeed(await file.read(), file.place);
    errors.push(...report.faults);
    for (const { address, line } of report.links) {
      const target = localise(address, path);
      // Links to other sites are not checked here.
      if (target === undefined && URL.canParse(address)) continue;
      if (URL.canParse(address) && target !== undefined && (await open(target))) continue;
      const message = URL.canParse(address) ? `"${address}" does not exist.` : `The URL "${address}" is not absolute.`;
      const hint = 'Feeds are read outside of the site: use absolute URLs of existing pages.';
      errors.push(new ContentError('feed/link', message, hint, { file: file.place, line }));
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
    if (error instanceof ContentError) return { faults: [error], links: [] };
    throw error;
  }
}
