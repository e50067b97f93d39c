import type { z } from 'zod';

/** An address of the server that is no page. Features and the site itself list theirs in one table. */
export interface SiteEndpoint<Input = unknown> {
  /** One address (`/mcp`), everything below a folder (`/raw/**`), every file with an ending (`/**.txt`) or a name (two asterisks, a slash and the name), or everything (`/**`). */
  path: string;
  /** Methods that it answers; `HEAD` comes with `GET`. With `all`, it answers every method itself. */
  methods: readonly string[] | 'all';
  /** Role that the visitor must have. */
  role?: string;
  /** Checks the query of a `GET`, or the JSON body of anything else. What does not match is answered with 400. */
  input?: z.ZodType<Input>;
  /** What requests may take. */
  limit?: {
    /** Longest body, in bytes: 64 kB unless given. */
    bytes?: number;
    /** Requests of one client in a minute. */
    perMinute?: number;
  };
  /** `version`: browsers keep the answer and ask whether it still holds. `none`: nobody keeps it. */
  cache: 'version' | 'none';
  /** `undefined` where the address is not its own after all. */
  answer: (request: Request, asked: AskedEndpoint<Input>) => Response | undefined | Promise<Response | undefined>;
}

export interface AskedEndpoint<Input = unknown> {
  url: URL;
  /** The decoded path, without the folder of the site. */
  path: string;
  /** What `input` has checked. */
  input: Input;
}

/** A row of the table, with the type of its input checked where it is written. */
export function defineEndpoint<Input = undefined>(endpoint: SiteEndpoint<Input>): SiteEndpoint {
  return endpoint as SiteEndpoint;
}
