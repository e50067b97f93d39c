/** What the benchmark has to know of a site generator. */
export interface System {
  /** Its name in tables. */
  title: string;
  /** The folder below `sites/` that its site is made from; `recto` is the template `docs`. */
  site: string;
  /** The npm package whose version is published; without one, the output of `versionCommand`. */
  package?: string;
  versionCommand?: Command;
  /** Sites with more pages are not built. */
  mostPages: number;
  /** Where the generated pages go, below the site. */
  content: string;
  /** What the first page of a folder is called, where that is not `index.md`. */
  indexName?: string;
  build: Command;
  env?: Readonly<Record<string, string>>;
  /** Outputs and caches, removed before a cold build. */
  made: readonly string[];
  /** What is deployed, below the site. Its size is measured. */
  output: string;
  /** Folders in the output that are not deployed. */
  notDeployed?: readonly string[];
  /** Contains `revision-0`, which an edit of the code changes, and which is then on every page. */
  code: string;
  /** The built HTML of a page, below the output; an edit is looked for in it. Without it, a server has to be asked. */
  html?: (path: string) => string;
  /** The address of a page, below the site's address. */
  address: (path: string) => string;
  /** Starts the built server, at `PORT`. Without it, the output is served as files. */
  server?: Command;
  /** Pages are measured, too, not only builds. */
  hasPages: boolean;
  search?: SearchControls;
}

/** A program and its arguments. A program of `node_modules/.bin` needs no path. */
export type Command = readonly [program: string, ...args: string[]];

export interface SearchControls {
  /** A selector to click on, or keys to press. */
  open: { click: string } | { press: string };
  /** The element that shows results. */
  results: string;
}
