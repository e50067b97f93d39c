/** The facts of one website, in one file of it. */
export interface Site {
  /** Its name. */
  title: string;
  /** Whose site it is, as the footer says it; its title otherwise. */
  owner?: string;
  /**
   * The title of a document, with the names put in.
   * @default `'{page} - {site}'`
   */
  titleTemplate?: string;
  /**
   * Where the site is published; canonical and alternate addresses begin with it.
   * @default none
   */
  url?: string;
  /** The folder of the host that the site lies below. Vite's `base`, without its last slash. */
  base?: string;
  /** Address of the picture in the browser's tab: best a drawing, which can follow the colour scheme. */
  icon?: string;
  /** The same in 32 pixels, for whoever reads no drawings. */
  smallIcon?: string;
  /** The same in 180 pixels, for home screens; nothing in it to see through. */
  touchIcon?: string;
  /** Address of the file that tells systems how to keep the site among their own things. */
  manifest?: string;
  /**
   * Whether pages that were read can be read offline: a browser keeps them.
   * @default `true`
   */
  offline?: boolean;
  /** Whether each page is markdown, too, at `/raw{path}.md`. */
  raw?: boolean;
  /** Whether the site has `/llms.txt`. */
  llms?: boolean;
  /** Whether the site has `/sitemap.xml`. */
  sitemap?: boolean;
  /** Address of the feed that people follow the site by: `/rss.xml`. */
  feed?: string;
  /** Whether there is that feed in each of several languages: a page names the one of its language, `/en/rss.xml`. */
  isFeedLocalised?: boolean;
  /** Colour of the browser's frame, in both colour modes. */
  themeColor?: { light: string; dark: string };
  /** Enabled languages, in the order the picker shows them. */
  locales: readonly [Locale, ...Locale[]];
  /**
   * Language of visitors who ask for none, and of texts that have no translation: the code of an enabled one.
   * @default `en`, else the first
   */
  defaultLocale?: string;
  /** Where the source can be read and edited. */
  repository?: Repository;
  /** Profiles elsewhere, shown in the footer. */
  socials?: Partial<Record<Social, string>>;
  /**
   * Semantic colours, each by the name of a palette with the shades 50 to 950: `primary`, `secondary`, `success`,
   * `info`, `warning`, `error`, `neutral`.
   */
  colors?: Partial<Record<SemanticColor, string>>;
  /** Entries of the header. Labels are keys of the language packs, addresses have no language. */
  header?: readonly HeaderEntry[];
  /** Pages that every page's foot leads to: terms, privacy. */
  footer?: readonly Pick<HeaderEntry, 'label' | 'to'>[];
  /** A button that only the home page's header shows. */
  callToAction?: HeaderEntry;
  /** The service that counts page views. */
  analytics?: Analytics;
  /** Origins that pages may load from or send to, beside the site itself. */
  policy?: Policy;
  /** Elements that content may have beside those of every site, and their attributes. */
  elements?: Readonly<Record<string, readonly string[]>>;
  icons?: {
    /** Origins that are asked, in this order, for icons the site itself does not have. An empty list asks nobody. */
    hosts?: readonly string[];
  };
}

/** What a page may load from which other origins. */
type Policy = Partial<Record<'images' | 'frames' | 'connections' | 'scripts' | 'fonts' | 'forms', readonly string[]>>;

export type Social = 'discord' | 'bluesky' | 'x';
export type SemanticColor = 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';

export interface Repository {
  /** The account it belongs to. */
  owner: string;
  /** Its name. */
  name: string;
  /** The branch that people read and edit. */
  branch: string;
  /** Folder of the site in it. */
  rootDir: string;
  /** Its address. That of GitHub, unless given. */
  url?: string;
  /** Name of its host. */
  label?: string;
  /** Icon of its host. */
  icon?: string;
  /** Address at which a content file is edited, with `{file}` for its path below the content folder. */
  editUrl?: string;
  /** Address at which issues are written. */
  issueUrl?: string;
}

export interface HeaderEntry {
  /** What it is called: a key of the language packs. */
  label: string;
  /** Where it leads, without language. */
  to: string;
  /** Name of an icon. */
  icon?: string;
  /**
   * Paths on which the entry counts as open: `/docs/**`.
   * @default its own, and those below it
   */
  activeOn?: readonly string[];
  /** Paths on which it does not, although it would. */
  notActiveOn?: readonly string[];
  /** A word beside it. */
  badge?: { label: string; color?: SemanticColor };
  /** A sentence about it, in a menu. */
  description?: string;
  /** Opens it in a tab of its own. */
  target?: '_blank';
  /** Entries of the menu that it opens. */
  children?: readonly HeaderEntry[];
}

export interface Analytics {
  /** Origin of the service, `https://plausible.io`. Without it nothing is sent. */
  host: string;
  /** Name of this site there. */
  domain: string;
  /** Hosts whose visitors are not counted. */
  ignoredHosts?: readonly string[];
  /** Whether the part after `#` is part of the page's address. */
  hashMode?: boolean;
}

export interface Locale {
  /** As it stands in paths and file names: `pt_br`. */
  code: string;
  /** As its speakers write it. */
  name: string;
  /**
   * The BCP 47 tag, where it differs from the code: `pt-BR`.
   * @default `code`
   */
  language?: string;
  /** For languages that are written from right to left. */
  dir?: 'rtl';
}

/** Address of the source, where it can be read. */
export function repositoryUrl({ owner, name, url }: Repository): string {
  return url ?? `https://github.com/${owner}/${name}`;
}

/** Whose site it is: its title names them where nothing else does. */
export function ownerName({ title, owner }: { title: string; owner?: string }): string {
  return owner ?? title;
}
