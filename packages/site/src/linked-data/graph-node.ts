import type { PageDescription } from '../about/page-about.ts';
import type { Site } from '../app/site.ts';

/** A thing of schema.org, with its properties. */
export interface GraphNode {
  '@type': string;
  [property: string]: unknown;
}

/** What the things are made of. All addresses are whole. */
export interface PageFacts {
  site: Site;
  about: PageDescription;
  description: string;
  /** Of the page. */
  url: string;
  /** Of the site, in the language of the page. */
  home: string;
}
