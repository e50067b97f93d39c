import type { z } from 'zod';
import type { ClientLimitName } from './client-limits.ts';

/** A route of the server that is not a page. */
export interface SiteEndpoint<Input = unknown> {
  /**
   * One path (`/mcp`), or a pattern: all paths below a folder (`/raw/**`), all with an extension (`/**.txt`) or with a
   * file name (`/**` and `/name.json`), or all paths (`/**`).
   */
  path: string;
  /** Allowed methods; `GET` includes `HEAD`. With `all`, the endpoint checks the method itself. */
  methods: readonly string[] | 'all';
  /** The role that the visitor needs, for all methods or by method. The feature with `authorize` checks it. */
  role?: string | Readonly<Partial<Record<string, string>>>;
  /**
   * Schema of the query of a `GET` request, or of the JSON body of any other. Input that does not match is rejected
   * with 400, and a body of another content type with 415.
   */
  input?: z.ZodType<Input>;
  /** Limits for requests. */
  limit?: {
    /** Maximum size of the body in bytes; 64 kB by default. */
    bytes?: number;
    /** Maximum number of requests per client and minute. */
    perMinute?: number;
    /**
     * The limit of the configuration (`limits`) that the requests count for, instead of `perMinute`. A function returns
     * it for a request, and `undefined` for requests that are not limited.
     */
    name?: ClientLimitName | ((request: Request, path: string) => ClientLimitName | undefined);
    /** Creates the response to a client that has to wait; by default, an error as JSON. */
    refuse?: (request: Request, seconds: number) => Response;
  };
  /**
   * `none`: the response is not cached. `version`: it is cached, and revalidated for each request. `own`: each response
   * sets its own `cache-control`.
   */
  cache: 'none' | 'version' | 'own';
  /** Handles a request. `undefined` passes it on to the next endpoint that matches, or to the pages. */
  handle: (request: Request, parsed: EndpointRequest<Input>) => Response | undefined | Promise<Response | undefined>;
}

/** The parsed parts of a request to an endpoint. */
export interface EndpointRequest<Input = unknown> {
  /** The URL of the request. */
  url: URL;
  /** The decoded path, without the base path of the site. */
  path: string;
  /** The input, parsed by the schema of the endpoint. */
  input: Input;
  /** Identifies the client for rate limits: its IP address, or a prefix of it. */
  client: string;
}

/** Checks whether the visitor has a role. Returns the response that refuses the request, or `undefined` to allow it. */
export type Authorize = (request: Request, role: string) => Promise<Response | undefined>;

/** Defines an endpoint, so that its `handle` function gets the type of its `input` schema. */
export function defineEndpoint<Input = undefined>(endpoint: SiteEndpoint<Input>): SiteEndpoint {
  return endpoint as SiteEndpoint;
}
