/** A translation of a page, as listed in a page or a sitemap. */
export interface Alternate {
  /** Value of `hreflang`. */
  lang: string;
  /** URL of the translation. */
  href: string;
}

/** Metadata and text of a page of a built site. */
export interface SitePage {
  /** Path of the page, without the base path. */
  path: string;
  /** File or URL of the page, for messages. */
  location: string;
  /** Value of `lang` on the root element. */
  lang: string;
  /** Contents of all `title` elements. */
  titles: readonly string[];
  /** Contents of all description elements. */
  descriptions: readonly string[];
  /** All canonical URLs. */
  canonicals: readonly string[];
  /** Translations that the page lists. */
  alternates: readonly Alternate[];
  /** URLs of the feeds that the page links to. */
  feeds: readonly string[];
  /** URLs of the markdown versions that the page links to. */
  markdownUrls: readonly string[];
  /** Targets of its links. */
  links: readonly string[];
  /** Whether the page has `noindex`. */
  isHidden: boolean;
  /** Target of a `refresh` element, if the page has one. */
  redirect: string | undefined;
  /** All text of its `main` element. */
  main: string;
  /** Whether it shows less than its markdown version on purpose: an element has `data-markdown="more"`. */
  isPart: boolean;
  /** Text of its heading and of the author's content, without the layout around it. */
  prose: string;
}

/** A page or file of a site. */
export interface SiteFile {
  /** File or URL, for messages. */
  location: string;
  /** Whether it is an HTML page. */
  isPage: boolean;
  /** Whether the response has a `noindex` header. */
  isHidden?: boolean;
  /** Target of the redirect, if the response is one. */
  redirect?: string | undefined;
  /** Reads its text. */
  read: () => Promise<string>;
}

/** A site that can be read: a folder of files, or a running server. */
export interface SiteSource {
  /** Paths that are known from the start. On a running server, other pages are found through links. */
  start: readonly string[];
  /** URL of a running server: URLs that begin with it belong to the site. */
  url?: string | undefined;
  /** Opens the page or file at a path; `undefined` if there is none. */
  open: (path: string) => Promise<SiteFile | undefined>;
}
