/** Configuration of a site generator for the benchmark. */
export interface System {
  /** Name in tables. */
  title: string;
  /** Folder below `sites/` with its site; `recto` is the template `docs`. */
  site: string;
  /** npm package whose version the results show; without one, the version comes from `versionCommand`. */
  package?: string;
  versionCommand?: Command;
  /** Maximum number of pages; larger sites are not built. */
  maxPages: number;
  /** Folder of the generated pages, relative to the site. */
  content: string;
  /** File name of the first page of a folder, if it is not `index.md`. */
  indexName?: string;
  build: Command;
  /** Maximum number of runs in which builds are measured; all runs without it. */
  buildRuns?: number;
  env?: Readonly<Record<string, string>>;
  /** Outputs and caches, removed before a cold build. */
  generated: readonly string[];
  /** Folder that is deployed, relative to the site. Its size is measured. */
  output: string;
  /** Folders in the output that are not deployed. */
  notDeployed?: readonly string[];
  /** File with the text `revision-0`, which is shown on every page and changed by an edit of the code. */
  code: string;
  /** Built HTML file of a page, relative to the output, to verify edits. Absent if a server renders pages. */
  html?: (path: string) => string;
  /** URL path of a page. */
  path: (path: string) => string;
  /** Command that starts the built server at `PORT`. Without it, the output is served as files. */
  server?: Command;
  /** Whether pages are measured, not only builds. */
  hasPages: boolean;
  search?: SearchControls;
}

/** A program and its arguments. A program of `node_modules/.bin` needs no path. */
export type Command = readonly [program: string, ...args: string[]];

/** How to use the search of a system. */
export interface SearchControls {
  /** A selector to click on, or keys to press. */
  open: { click: string } | { press: string };
  /** Selector of the element that shows results. */
  results: string;
}
