/** What is written on the picture that stands for a page where somebody shares it. */
export interface SocialCard {
  title: string;
  /** What the page stands below, in small letters over the title; empty where it stands alone. */
  above: string;
  /** A sentence below the title, on the home of a site. */
  below: string;
  /** Name of the site. */
  site: string;
  /** Where it is published, without the scheme. */
  host: string;
  /** Code and tag of the language of all these words. */
  locale: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** In pixels, as those who show shared links ask for it. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/** The first part of every picture's address. */
export const SOCIAL_FOLDER = '/_social';

/** A picture that a build has to draw, with its address. */
export interface ListedCard {
  address: string;
  card: SocialCard;
}

/** Where a build asks for them. A running server does not answer there. */
export const CARD_LIST = '/_social.json';
