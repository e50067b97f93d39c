/** Files of a feed, one for each format. Feed readers know at least one of them. */
export const FEED_FILES = ['rss.xml', 'atom.xml', 'feed.json'] as const;

export type FeedFile = (typeof FEED_FILES)[number];

/** The address of a feed in a folder: `/blog`, or `/` for the whole site. */
export function feedAddress(folder: string, file: FeedFile): string {
  return `${folder === '/' ? '' : folder}/${file}`;
}
