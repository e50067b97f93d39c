/** A feed in one language, independent of its format. All URLs are absolute. */
export interface Feed {
  /** Title of the feed. */
  title: string;
  /** Description of the feed; empty for none. */
  description: string;
  /** BCP 47 tag of the feed's language. */
  language: string;
  /** URL of the page that shows the same posts. */
  home: string;
  /** URL of the feed itself. */
  self: string;
  /** Owner of the site. */
  owner: string;
  /** URL of the site's icon. */
  icon?: string | undefined;
  /** Time of the last change in the feed, as an ISO time. */
  updated: string;
  /** Items of the feed, the newest first. */
  items: readonly FeedItem[];
}

/** An item of a feed. */
export interface FeedItem {
  /** Title of the item. */
  title: string;
  /** Description without markup; empty for none. */
  description: string;
  /** URL of its page. It also identifies the item: for feed readers, a post with a new URL is a new item. */
  url: string;
  /** ISO time of publication. */
  published: string;
  /** ISO time of the last change. */
  updated: string;
  /** Authors of the item. */
  authors: readonly FeedAuthor[];
  /** Categories of the item. */
  categories: readonly string[];
  /** BCP 47 tag of its language, if it differs from that of the feed. */
  language?: string | undefined;
  /** Full text, as HTML without scripts. */
  html: string;
}

/** An author of a feed item. */
export interface FeedAuthor {
  /** Name of the author. */
  name: string;
  /** Absolute URL of the author's page. */
  url?: string | undefined;
}
