/** A feed in one language, before it is written down in one of three ways. All its addresses are whole. */
export interface Feed {
  title: string;
  description: string;
  /** BCP 47 tag of its language. */
  language: string;
  /** The page that shows the same. */
  home: string;
  /** Where the feed itself is. */
  self: string;
  /** Whose it is. */
  owner: string;
  /** Picture of the site. */
  icon?: string | undefined;
  /** When something in it last changed, as an ISO time. */
  updated: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  title: string;
  /** A sentence, without markup. */
  description: string;
  /** Its page; it never changes, so the item is known by it. */
  address: string;
  /** ISO times. */
  published: string;
  updated: string;
  authors: readonly FeedAuthor[];
  categories: readonly string[];
  /** BCP 47 tag of its language, where that is another than the feed's. */
  language?: string | undefined;
  /** All of its words, as HTML without script. */
  html: string;
}

export interface FeedAuthor {
  name: string;
  /** Page of the author, whole. */
  url?: string | undefined;
}
