import type { Query } from '../query/query.ts';
import type { Reason } from './unavailable.ts';

/** Where dumps come from: a server that also answers queries, or files that somebody hosts. */
export type DumpSource = 'server' | 'files';

/** Facts of the build that a browser has to know. */
export interface ContentBuild {
  source: DumpSource;
  /** On a dev server rows change without a new version. */
  isLive: boolean;
  /** What comes before every address of the site; no slash at its end. */
  base: string;
}

/** What a page asks its worker. */
export interface Question {
  id: number;
  query: Query;
  build: ContentBuild;
  /** Version of the content that the page is of, where it knows it. */
  content?: string | undefined;
}

export type Answer =
  | { id: number; rows: Record<string, unknown>[] }
  | { id: number; fault: { code: string; message: string; hint: string } }
  | { id: number; unavailable: { reason: Reason; message: string } };
