import type { ComponentDescription } from '@recto/content';

/** A page that can be linked to. */
interface LinkTarget {
  /** Its address. */
  route: string;
  title: string;
}

/** A place in a page that can be linked to. */
interface AnchorTarget {
  /** Without the hash. */
  id: string;
  title: string;
}

interface MediaTarget {
  /** As it is written in a text. */
  address: string;
  /** Its alternative text, size or type. */
  detail?: string;
}

/** Where suggestions come from. What is missing is not suggested. Called often: answers should be remembered. */
export interface SourceCompletions {
  /** Components of the site. */
  components?: () => Promise<readonly ComponentDescription[]>;
  /** Fields of the file, as JSON Schema of an object; `null` where nobody knows them. */
  fields?: () => Promise<Readonly<Record<string, unknown>> | null>;
  pages?: () => Promise<readonly LinkTarget[]>;
  /** Places in the page with an address; in this page where there is none. */
  anchors?: (route: string | undefined) => Promise<readonly AnchorTarget[]>;
  /** Names of icons that contain a text, the best first. */
  icons?: (query: string) => Promise<readonly string[]>;
  media?: () => Promise<readonly MediaTarget[]>;
}
