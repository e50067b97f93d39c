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
  /** The software that a page of this kind presents. */
  software?: SoftwareFacts;
}

interface SoftwareFacts {
  /** As search engines sort it: `DeveloperApplication`. */
  category: string;
  /** What it runs on. */
  system: string;
  /** What it costs: `0` is free. */
  price: number;
  /** The currency of the price, in three letters: `USD`. */
  currency: string;
}

/** What a page's front matter puts before its title, its description and the picture that is made of it. */
export interface PageSeo {
  title?: string;
  description?: string;
  /** Address of a picture: one of the site, or a whole one. */
  image?: string;
}

/** The picture that stands for a page where somebody shares it. */
export interface PagePicture {
  /** Of the site, without its folder, or whole. */
  src: string;
  /** In pixels, where they are known. */
  width?: number;
  height?: number;
}

/** The one description of a page that everything for machines is made of. It stays on the server. */
export interface PageDescription extends PageAbout {
  kind: PageKind;
  /** The page alone, without its site; empty for the home of one. */
  name: string;
  /** What it is called where it is shared or found: its name, if its front matter has nothing else to say. Never empty. */
  title: string;
  /** Code of the language that its text is in. */
  text: string;
  /** Codes of all languages that have a text of their own. */
  languages: readonly string[];
  picture?: PagePicture;
}

/** A day or a time as machines want it, with its time zone. A day begins at midnight of UTC. */
export function isoTime(date: string | undefined): string | undefined {
  return date === undefined || date.includes('T') ? date : `${date}T00:00:00Z`;
}

/** What a row keeps of its front matter is whatever somebody wrote. Only words that say something count. */
export function readSeo(seo: Readonly<Record<string, unknown>> = {}): PageSeo {
  const read = (name: keyof PageSeo): PageSeo => {
    const value = seo[name];
    return typeof value === 'string' && value.trim() !== '' ? { [name]: value.trim() } : {};
  };
  return { ...read('title'), ...read('description'), ...read('image') };
}
