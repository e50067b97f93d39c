import type { z } from 'zod';

/** An address of the server that is no page. Features and the site itself list theirs in one table. */
export interface SiteEndpoint<Input = unknown> {
  /** One path (`/mcp`), or a pattern: all paths below a folder (`/raw/**`), all with an ending (`/**.txt`) or with a file name (`/**` and `/name.json`), or all paths (`/**`). */
  path: string;
  /** Methods that it answers; `HEAD` comes with `GET`. With `all`, it answers every method itself. */
  methods: readonly string[] | 'all';
  /** Role that the visitor must have: for every method, or by method. The feature that knows visitors checks it. */
  role?: string | Readonly<Partial<Record<string, string>>>;
  /** Checks the query of a `GET`, or the JSON body of anything else. What does not match is answered with 400, and a body of another type with 415. */
  input?: z.ZodType<Input>;
  /** What requests may take. */
  limit?: {
    /** Longest body, in bytes: 64 kB unless given. */
    bytes?: number;
    /** Requests of one client in a minute. */
    perMinute?: number;
  };
  /** `none`: the answer is not cached. `version`: it is cached, and revalidated for each request. `own`: each answer sets its own `cache-control`. */
  cache: 'none' | 'version' | 'own';
  /** `undefined` where the address is not its own after all. */
  answer: (request: Request, asked: AskedEndpoint<Input>) => Response | undefined | Promise<Response | undefined>;
}

export interface AskedEndpoint<Input = unknown> {
  url: URL;
  /** The decoded path, without the folder of the site. */
  path: string;
  /** What `input` has checked. */
  input: Input;
  /** The client that limits are counted by: its address, or the beginning of it. */
  client: string;
}

/** Answers a request whose sender does not have a role; `undefined` admits it. */
export type Authorize = (request: Request, role: string) => Promise<Response | undefined>;

/** A row of the table, with the type of its input checked where it is written. */
export function defineEndpoint<Input = undefined>(endpoint: SiteEndpoint<Input>): SiteEndpoint {
  return endpoint as SiteEndpoint;
}
