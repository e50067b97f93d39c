import type { Dialect } from './dialect.ts';

/** A language of the site. */
export interface Language {
  /** As the address begins with it, and its folder is named. */
  code: string;
  /** As its speakers write it. */
  name?: string | undefined;
  /** BCP 47, where it differs from the code. */
  tag?: string | undefined;
  dir?: 'rtl' | undefined;
}

/** An entry of a sidebar, in the form that `docs()` takes. Paths have no language. */
export type SidebarEntry =
  | string
  | { to: string; label?: string; collapsed?: boolean }
  | { label: string; items: readonly SidebarEntry[]; collapsed?: boolean };

/** Pages below one path, and how they are shown. */
export interface Section {
  kind: 'docs' | 'blog' | 'landing' | 'page';
  path: string;
  /** Order of a `docs` section, where the files do not say it. */
  sidebar?: readonly SidebarEntry[];
}

/** A text of the source that becomes a page. */
export interface PageSource {
  /** Its path in the source. */
  file: string;
  /** Code of its language. */
  language: string;
  /** Its address without the language: `/guide/setup`. The same as in the source wherever that is possible. */
  path: string;
  /** Place among its neighbours, where the source gives numbers. Becomes the number before the file's name. */
  order?: number;
  /** Whether a folder of pages is below its path, so that its file is the `index` there. */
  isIndex?: boolean;
  /** Section kinds have different front matter; `docs` unless given. */
  kind?: Section['kind'];
}

/** Settings of a folder of pages. */
export interface FolderSettings {
  language: string;
  path: string;
  title?: string;
  order?: number;
}

export interface HeaderEntry {
  label: string;
  to: string;
  children?: readonly { label: string; to: string }[];
}

/** A site of any tool as data: what all tools have in common. */
export interface ImportedSite {
  title: string;
  url?: string;
  primary?: string;
  neutral?: string;
  /** Paths in the source, or addresses of public files. */
  logo?: { light: string; dark?: string; replacesTitle?: boolean };
  icon?: string;
  repository?: { owner: string; name: string; branch?: string; rootDir?: string };
  socials?: { discord?: string; bluesky?: string; x?: string };
  /** The default one first. */
  languages: readonly Language[];
  sections: readonly Section[];
  pages: readonly PageSource[];
  folders?: readonly FolderSettings[];
  header: readonly HeaderEntry[];
  /** From the old path to the new one. */
  redirects: Readonly<Record<string, string>>;
  /** Folders of files that are served as they are, without a trailing slash. */
  publicFolders: readonly string[];
  dialect: Dialect;
}
