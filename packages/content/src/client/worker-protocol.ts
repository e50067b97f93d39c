import type { Query } from '../query/query.ts';
import type { Reason } from './unavailable.ts';

/** Where dumps come from: a server that also runs queries, or static files. */
export type DumpSource = 'server' | 'files';

/** Data of the build that a browser needs. */
export interface ContentBuild {
  /** Where dumps come from. */
  source: DumpSource;
  /** Whether rows change without a new version, as on a development server. */
  isLive: boolean;
  /** Prefix of all URLs of the site, without a slash at the end. */
  base: string;
}

/** Message from a page to its worker. */
export interface WorkerQuery {
  id: number;
  query: Query;
  build: ContentBuild;
  /** Version of the content that the page shows, if it is known. */
  content?: string | undefined;
}

/** Message from a worker to its page. */
export type WorkerReply =
  | { id: number; rows: Record<string, unknown>[] }
  | { id: number; error: { code: string; message: string; hint: string } }
  | { id: number; unavailable: { reason: Reason; message: string } };
