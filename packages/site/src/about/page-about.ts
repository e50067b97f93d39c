/**
 * Type of a page's content: a text on a subject, a dated post, a list of pages, a software product, or none of these.
 */
type PageKind = 'page' | 'article' | 'post' | 'list' | 'software';

/** Metadata that a loader returns with a page, for search engines, feeds and agents. */
export interface PageAbout {
  /**
   * Type of the page.
   * @default `'page'`
   */
  kind?: PageKind;
  /** Date of first publication, as an ISO date. */
  published?: string;
  /** Date of the last change of the text, as an ISO date. */
  updated?: string;
  /** Authors of the page. Without any, the owner of the site is named. */
  authors?: readonly { name: string; url?: string }[];
  /**
   * Breadcrumb: the ancestors of the page, outermost first, without the home page. An ancestor that has no page has no
   * path.
   */
  trail?: readonly { name: string; path?: string }[];
  /** Details of the product, on a page of kind `software`. */
  software?: SoftwareDetails;
}

/** Details of a software product, as search engines read them. */
interface SoftwareDetails {
  /** Application category of schema.org: `DeveloperApplication`. */
  category: string;
  /** Operating systems that it runs on. */
  system: string;
  /** Price; `0` means free. */
  price: number;
  /** ISO 4217 code of the price's currency: `USD`. */
  currency: string;
}

/**
 * Values of `seo` in the front matter, which replace the title, the description and the generated image in metadata.
 */
export interface PageSeo {
  /** Replaces the title of the page. */
  title?: string;
  /** Replaces the description of the page. */
  description?: string;
  /** URL of an image, or a path within the site. */
  image?: string;
}

/** The image that is shown for a page when its link is shared. */
export interface PagePicture {
  /** A path within the site, without the base path, or an absolute URL. */
  src: string;
  /** Width in pixels, if known. */
  width?: number;
  /** Height in pixels, if known. */
  height?: number;
}

/** The description of a page from which all metadata is generated. It is not sent to browsers. */
export interface PageDescription extends PageAbout {
  /** Type of the page, with the default filled in. */
  kind: PageKind;
  /** Title of the page without the name of the site; empty for a home page. */
  name: string;
  /** Title for search results and shared links: that of `seo`, else the name. Never empty. */
  title: string;
  /** Code of the language that the text is written in. */
  textLocale: string;
  /** Codes of all languages that the page is translated into. */
  languages: readonly string[];
  /** The image for shared links. */
  picture?: PagePicture;
}

/** An ISO date or time with its time zone. A date without a time is midnight UTC. */
export function isoTime(date: string | undefined): string | undefined {
  return date === undefined || date.includes('T') ? date : `${date}T00:00:00Z`;
}

/** Reads `seo` of the front matter, which is not validated. Ignores values that are not strings, and empty strings. */
export function readSeo(seo: Readonly<Record<string, unknown>> = {}): PageSeo {
  const read = (name: keyof PageSeo): PageSeo => {
    const value = seo[name];
    return typeof value === 'string' && value.trim() !== '' ? { [name]: value.trim() } : {};
  };
  return { ...read('title'), ...read('description'), ...read('image') };
}
