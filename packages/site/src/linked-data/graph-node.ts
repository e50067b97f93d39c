import type { PageDescription } from '../about/page-about.ts';
import type { Site } from '../app/site.ts';

/** A node of the schema.org graph. */
export interface GraphNode {
  '@type': string;
  [property: string]: unknown;
}

/** The data that graph nodes are built from. All URLs are absolute. */
export interface GraphInput {
  site: Site;
  about: PageDescription;
  description: string;
  /** URL of the page. */
  url: string;
  /** URL of the home page in the language of the page. */
  home: string;
}
