/** File names of a feed, one for each format. Feed readers support at least one of them. */
export const FEED_FILES = ['rss.xml', 'atom.xml', 'feed.json'] as const;

/** File name of a feed. */
export type FeedFile = (typeof FEED_FILES)[number];

/** Path of a feed in a folder: `/blog`, or `/` for the whole site. */
export function feedPath(folder: string, file: FeedFile): string {
  return `${folder === '/' ? '' : folder}/${file}`;
}
