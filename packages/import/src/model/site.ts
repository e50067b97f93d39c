import type { Dialect } from './dialect.ts';

/** A language of the site. */
export interface Language {
  /** Code of the language: first segment of its URLs and name of its folder. */
  code: string;
  /** Name in the language itself. */
  name?: string | undefined;
  /** BCP 47 tag, if it differs from the code. */
  tag?: string | undefined;
  /** Set for languages written from right to left. */
  dir?: 'rtl' | undefined;
}

/** An entry of a sidebar in the format of `docs()`. Paths have no language. */
export type SidebarEntry =
  | string
  | { to: string; label?: string; collapsed?: boolean }
  | { label: string; items: readonly SidebarEntry[]; collapsed?: boolean };

/** Pages below one path that are shown in the same way. */
export interface Section {
  /** Kind of the pages. */
  kind: 'docs' | 'blog' | 'landing' | 'page';
  /** Path that the pages begin with. */
  path: string;
  /** Order of a `docs` section, if the file names do not define it. */
  sidebar?: readonly SidebarEntry[];
}

/** A content file of the source that becomes a page. */
export interface PageSource {
  /** Path of the file in the source. */
  file: string;
  /** Code of the page's language. */
  language: string;
  /** URL path without the language: `/guide/setup`. The same as in the source if possible. */
  path: string;
  /** Position among its siblings, if the source has numbers. Becomes the number before the file name. */
  order?: number;
  /** Whether other pages are below its path, so that it becomes the `index` file of a folder. */
  isIndex?: boolean;
  /** Kind of its section, which determines its front matter; `docs` by default. */
  kind?: Section['kind'];
}

/** Settings of a folder of pages. */
export interface FolderSettings {
  /** Code of the language. */
  language: string;
  /** URL path of the folder without the language. */
  path: string;
  /** Title in the navigation. */
  title?: string;
  /** Position among its siblings. */
  order?: number;
}

/** An entry of the header navigation. */
export interface HeaderEntry {
  /** Text of the link. */
  label: string;
  /** Path or URL of the link. */
  to: string;
  /** Entries of its menu. */
  children?: readonly { label: string; to: string }[];
}

/** A site of any tool as data: what all tools have in common. */
export interface ImportedSite {
  /** Title of the site. */
  title: string;
  /** URL of the site. */
  url?: string;
  /** Primary colour of the theme. */
  primary?: string;
  /** Neutral colour of the theme. */
  neutral?: string;
  /** Paths in the source, or URL paths of public files. */
  logo?: { light: string; dark?: string; replacesTitle?: boolean };
  /** Path of the icon. */
  icon?: string;
  /** Repository of the content files, for links to edit a page. */
  repository?: { owner: string; name: string; branch?: string; rootDir?: string };
  /** Accounts of the site in social networks. */
  socials?: { discord?: string; bluesky?: string; x?: string };
  /** Languages of the site, default language first. */
  languages: readonly Language[];
  /** Sections of the site. */
  sections: readonly Section[];
  /** Pages in all languages. */
  pages: readonly PageSource[];
  /** Settings of folders. */
  folders?: readonly FolderSettings[];
  /** Entries of the header navigation. */
  header: readonly HeaderEntry[];
  /** Redirects from old to new paths. */
  redirects: Readonly<Record<string, string>>;
  /** Folders of static files, without a trailing slash. */
  publicFolders: readonly string[];
  /** How the content files differ from Recto's markdown. */
  dialect: Dialect;
}
