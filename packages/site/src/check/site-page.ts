/** The same page in another language, as a page or a sitemap names it. */
export interface Alternate {
  lang: string;
  href: string;
}

/** What a page of a finished site says to machines, and the words it says to people. */
export interface SitePage {
  /** Where it is, seen from the home of the site. */
  path: string;
  /** What a fault calls it: its file, or its address. */
  place: string;
  lang: string;
  titles: readonly string[];
  descriptions: readonly string[];
  canonicals: readonly string[];
  alternates: readonly Alternate[];
  feeds: readonly string[];
  /** Addresses of the same text as markdown. */
  twins: readonly string[];
  /** Where its links lead. */
  links: readonly string[];
  /** Search engines are asked to leave it out. */
  isHidden: boolean;
  /** Where it sends everyone, where it does. */
  redirect: string | undefined;
  /** Everything between its header and its footer. */
  main: string;
  /** It shows less than its markdown on purpose: an element has `data-markdown="more"`. */
  isPart: boolean;
  /** Its name and its prose, without what the layout says around them. */
  prose: string;
}

/** Something that a site has at an address. */
export interface SiteFile {
  /** What a fault calls it. */
  place: string;
  isPage: boolean;
  /** The server asks search engines to leave it out. */
  isHidden?: boolean;
  /** Where the server sends those who ask for it. */
  redirect?: string | undefined;
  read: () => Promise<string>;
}

/** A site as it can be read: a folder of files, or a server that answers. */
export interface SiteSource {
  /** Paths that are known from the start; others are found through their links. */
  start: readonly string[];
  /** Where it answers, if it does: addresses that begin like this are its own. */
  address?: string | undefined;
  open: (path: string) => Promise<SiteFile | undefined>;
}
