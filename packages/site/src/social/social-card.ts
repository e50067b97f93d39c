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

/** All pictures of a site, as a server that has just been built names them. */
export interface SocialCards {
  /** For pages that the build knew nothing of. */
  general: SocialCard;
  /** By the path of the page. */
  pages: Record<string, SocialCard>;
  look: SocialLook;
}

/** What the pictures have of the site's own look. */
export interface SocialLook {
  /** Colour of the paper. */
  paper: string;
  /** Name of the palette that the accent is of. */
  accent: string;
  /** Address of the site's icon. */
  icon?: string;
}

/** In pixels, as those who show shared links ask for it. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/** Where the pictures lie. The name of each is a hash of what is in it. */
export const SOCIAL_FOLDER = '/_social';

/** Only a build is answered here. */
export const SOCIAL_CARDS = '/_social.json';
