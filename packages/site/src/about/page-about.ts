/** What a page is: a text about something, a post of a day, a list of pages, the software itself, or none of these. */
type PageKind = 'page' | 'article' | 'post' | 'list' | 'software';

/** What a loader can say of a page beside its words, for those who do not look at it: search engines, feeds, agents. */
export interface PageAbout {
  /**
   * What it is.
   * @default `'page'`
   */
  kind?: PageKind;
  /** When it was first to be read, as an ISO date. */
  published?: string;
  /** When its text last changed, as an ISO date. */
  updated?: string;
  /** Who wrote it; the owner of the site otherwise. */
  authors?: readonly { name: string; url?: string }[];
  /** What it stands below, from the outermost in, without the home of the site. What has no page has no path. */
  trail?: readonly { name: string; path?: string }[];
}

/** The one description of a page that everything for machines is made of. It stays on the server. */
export interface PageDescription extends PageAbout {
  kind: PageKind;
  /** The page alone, without its site; empty for the home of one. */
  name: string;
  /** Code of the language that its text is in. */
  text: string;
  /** Codes of all languages that have a text of their own. */
  languages: readonly string[];
}
