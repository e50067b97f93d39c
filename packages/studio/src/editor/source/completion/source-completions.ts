import type { ComponentDescription } from '@recto/content';

/** A page that can be linked to. */
interface LinkTarget {
  /** URL path of the page. */
  route: string;
  title: string;
}

/** An anchor in a page that can be linked to. */
export interface AnchorTarget {
  /** The id without the hash. */
  id: string;
  title: string;
}

interface MediaTarget {
  /** The path as it is written in a text. */
  url: string;
  /** Alternative text, size or type. */
  detail?: string;
}

/** Sources of suggestions; all are optional. They are called often, so implementations should cache their results. */
export interface SourceCompletions {
  /** Components of the site. */
  components?: () => Promise<readonly ComponentDescription[]>;
  /** Fields of the file, as JSON Schema of an object; `null` if unknown. */
  fields?: () => Promise<Readonly<Record<string, unknown>> | null>;
  /** Pages of the site. */
  pages?: () => Promise<readonly LinkTarget[]>;
  /** Anchors in the page with this path; without a path, in the page that is being edited. */
  anchors?: (route: string | undefined) => Promise<readonly AnchorTarget[]>;
  /** Names of icons that match a text, best match first. */
  icons?: (query: string) => Promise<readonly string[]>;
  /** Media files of the site. */
  media?: () => Promise<readonly MediaTarget[]>;
}
