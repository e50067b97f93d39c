/** The texts of the image that represents a page in shared links. */
export interface SocialCard {
  title: string;
  /** Section of the page, in small text above the title; empty if there is none. */
  above: string;
  /** A sentence below the title, on the home page. */
  below: string;
  /** Name of the site. */
  site: string;
  /** Host of the site. */
  host: string;
  /** Locale code of the texts. */
  locale: string;
  /** Language tag of the texts. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** Width of social images in pixels, as services recommend. */
export const SOCIAL_WIDTH = 1200;
/** Height of social images in pixels, as services recommend. */
export const SOCIAL_HEIGHT = 630;

/** Path prefix of all social images. */
export const SOCIAL_FOLDER = '/_social';

/** An image that a build has to render, with its path. */
export interface ListedCard {
  address: string;
  card: SocialCard;
}

/** Path at which a build requests the list of images. A running server does not respond there. */
export const CARD_LIST = '/_social.json';
