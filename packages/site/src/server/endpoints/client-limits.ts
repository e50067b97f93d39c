import { createRateLimit } from '@recto/content/node';
import {
  MCP_REQUESTS_PER_MINUTE,
  QUERIES_PER_MINUTE,
  SEARCHES_PER_MINUTE,
  SIGN_INS_PER_MINUTE,
  UPLOADS_PER_MINUTE,
} from '../../constants.ts';

/** Limits of a site that configures none. */
const DEFAULTS = {
  query: QUERIES_PER_MINUTE,
  search: SEARCHES_PER_MINUTE,
  mcp: MCP_REQUESTS_PER_MINUTE,
  signIn: SIGN_INS_PER_MINUTE,
  upload: UPLOADS_PER_MINUTE,
};

/** What is limited per client. Endpoints with the same name share one limit. */
export type ClientLimitName = keyof typeof DEFAULTS;

/** Maximum number of requests per client and minute. */
export type ClientLimits = Readonly<Record<ClientLimitName, number>>;

/** Counts a request of a client, and returns the seconds to wait: 0 if the request may be answered. */
export type CountRequest = (name: ClientLimitName, client: string) => number;

/** Creates the counters of one server process. */
export function createClientLimits(limits: Partial<ClientLimits> = {}): CountRequest {
  const counters = new Map(
    Object.entries({ ...DEFAULTS, ...limits }).map(([name, perMinute]) => [name, createRateLimit({ perMinute })]),
  );
  return (name, client) => counters.get(name)?.(client) ?? 0;
}

/** Creates the response to a client that has to wait. */
export function tooManyRequests(seconds: number): Response {
  const error = {
    code: 'request/too-many',
    message: 'You have sent too many requests.',
    hint: `Try again in ${seconds} s.`,
  };
  const headers = {
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    'x-content-type-options': 'nosniff',
  };
  return Response.json({ error }, { status: 429, headers });
}
