/** Settings of a site that server and browser may read. A setting that is missing has its default. */
export interface Site {
  /** Name of the site. */
  title: string;
  /** Owner of the site, named in the footer. The title if missing. */
  owner?: string;
  /**
   * Title of a document; `{page}` and `{site}` are replaced.
   * @default `'{page} - {site}'`
   */
  titleTemplate?: string;
  /**
   * URL at which the site is published. Canonical and alternate URLs begin with it.
   * @default none
   */
  url?: string;
  /** Base path of the site: Vite's `base` without its trailing slash. */
  base?: string;
  /** URL of the icon in the browser tab, preferably an SVG, which can follow the colour scheme. */
  icon?: string;
  /** URL of the icon in 32 pixels, for browsers that do not support SVG icons. */
  smallIcon?: string;
  /** URL of the icon in 180 pixels, for home screens; without transparency. */
  touchIcon?: string;
  /** URL of the web app manifest. */
  manifest?: string;
  /** Paths of the images of the logo that are in the public folder. */
  logoFiles?: readonly string[];
  /**
   * Whether visited pages can be read offline: the browser caches them.
   * @default `true`
   */
  offline?: boolean;
  /**
   * Whether each page has a markdown version at `/raw{path}.md`.
   * @default `true`
   */
  raw?: boolean;
  /**
   * Whether the site has `/llms.txt`.
   * @default `true`
   */
  llms?: boolean;
  /**
   * Whether the site has `/sitemap.xml`.
   * @default `true`
   */
  sitemap?: boolean;
  /** Path of the main feed of the site: `/rss.xml`. */
  feed?: string;
  /** Whether that feed exists in each language. A page then links to the one of its language: `/en/rss.xml`. */
  isFeedLocalised?: boolean;
  /** Colour of the browser's interface, in both colour modes. */
  themeColor?: { light: string; dark: string };
  /** Enabled languages, in the order of the language menu. */
  locales: readonly [Locale, ...Locale[]];
  /**
   * Code of the language for visitors without a preference, and of texts that have no translation. It must be enabled.
   * @default In a configuration: the first of `locales`. In a `Site`: `en` if it is enabled, otherwise the first of `locales`.
   */
  defaultLocale?: string;
  /** Repository of the site's source. */
  repository?: Repository;
  /** Social profiles, shown in the footer. */
  socials?: Partial<Record<Social, string>>;
  /** Colours of the theme by meaning, each a CSS colour or the name of a palette with the shades 50 to 950. */
  colors?: Partial<Record<SemanticColor, string>>;
  /** Entries of the header. Labels can be keys of the language packs; paths have no language. */
  header?: readonly HeaderEntry[];
  /** Links in the footer of every page: terms, privacy. A link with `children` is the head of a column of links. */
  footer?: readonly Pick<HeaderEntry, 'label' | 'to' | 'children'>[];
  /** A button in the header of the home page. */
  callToAction?: HeaderEntry;
  /** The service that counts page views. */
  analytics?: Analytics;
  /**
   * Target of the visitors' answers to "Was this page helpful?" on documentation pages: `analytics`, or the URL of an
   * endpoint. Without it, the question is not asked.
   */
  feedback?: string;
  /** Origins that pages may load from or send to, besides the site itself. */
  policy?: Policy;
  /** HTML elements with their attributes that content may use, in addition to the default list. */
  elements?: Readonly<Record<string, readonly string[]>>;
  /** Settings for icons. */
  icons?: {
    /**
     * Origins that are requested, in this order, for icons that the site does not have. With an empty list, none is
     * requested.
     */
    hosts?: readonly string[];
  };
}

/** Allowed origins, by type of resource. */
type Policy = Partial<Record<'images' | 'frames' | 'connections' | 'scripts' | 'fonts' | 'forms', readonly string[]>>;

/** Social networks whose profiles a site can link to. */
export type Social = 'discord' | 'bluesky' | 'x';
/** Colours of the theme, by meaning. */
export type SemanticColor = 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';

/** Repository of a site's source, with the URLs that pages link to. */
export interface Repository {
  /** Account that owns the repository. */
  owner: string;
  /** Name of the repository. */
  name: string;
  /** Branch that is published and edited. */
  branch: string;
  /** Folder of the site in the repository. */
  rootDir: string;
  /** URL of the repository. On GitHub if missing. */
  url?: string;
  /** Name of the hosting service, shown as the text of links. */
  label?: string;
  /** Icon of the hosting service. */
  icon?: string;
  /** URL for editing a content file, with `{file}` for its path in the content folder. */
  editUrl?: string;
  /** URL for creating an issue. */
  issueUrl?: string;
}

/** An entry of the header. */
export interface HeaderEntry {
  /** Text of the entry, or its key in the language packs. */
  label: string;
  /** Target of the link: a path without the language, or a URL. */
  to: string;
  /** Name of an icon. */
  icon?: string;
  /**
   * Paths on which the entry is marked as active: `/docs/**`.
   * @default its own path, and those below it
   */
  activeOn?: readonly string[];
  /** Paths on which the entry is not marked as active, although `activeOn` matches. */
  notActiveOn?: readonly string[];
  /** A badge beside the text. */
  badge?: { label: string; color?: SemanticColor };
  /** Description of the entry, shown in a menu. */
  description?: string;
  /** Opens the link in a new tab. */
  target?: '_blank';
  /** Entries of its menu. */
  children?: readonly HeaderEntry[];
}

/** Settings of the analytics service. */
export interface Analytics {
  /** Origin of the service: `https://plausible.io`. */
  host: string;
  /** Name of the site in the service. */
  domain: string;
  /** Hosts on which nothing is sent, such as `localhost`. */
  ignoredHosts?: readonly string[];
  /** Whether the part after `#` distinguishes pages. */
  hashMode?: boolean;
}

/** A language of the site. */
export interface Locale {
  /** Code of the language in paths and folder names: `pt_br`. */
  code: string;
  /** Name of the language in that language: `Português (Brasil)`. */
  name: string;
  /**
   * BCP 47 language tag, if it differs from the code: `pt-BR`.
   * @default `code`
   */
  language?: string;
  /** Set for languages that are written from right to left. */
  dir?: 'rtl';
}

/** URL of the repository; on GitHub if none is configured. */
export function repositoryUrl({ owner, name, url }: Repository): string {
  return url ?? `https://github.com/${owner}/${name}`;
}

/** Owner of the site; its title if no owner is configured. */
export function ownerName({ title, owner }: { title: string; owner?: string }): string {
  return owner ?? title;
}
