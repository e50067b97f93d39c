import { HEALTH_PATH, READY_PATH } from '../constants.ts';
import type { SiteEndpoint } from './endpoints/endpoint.ts';
import { isStopping } from './operation/stopping.ts';

/** Time limit for the check of the database, in milliseconds. */
const TIMEOUT_MS = 5000;

/** Options of the endpoints for health checks. */
export interface HealthOptions {
  /** Id of the build. */
  version: string;
  /** Queries the database, without a cache, and returns the version of its content. */
  check: () => Promise<string>;
  /** Logs why the check failed. */
  report: (error: unknown, path: string) => void;
}

/** Health check at `GET /api/_recto_health`: 200 only if the database responds, even if all pages are cached. */
export function createHealthEndpoint(options: HealthOptions): SiteEndpoint {
  return createCheckEndpoint(HEALTH_PATH, options);
}

/**
 * Readiness check for load balancers at `GET /api/_recto_ready`: 200 if the server should get requests. That is, if its
 * database responds and it has not been told to stop.
 */
export function createReadyEndpoint(options: HealthOptions): SiteEndpoint {
  return createCheckEndpoint(READY_PATH, options, isStopping);
}

function createCheckEndpoint(
  path: string,
  { version, check, report }: HealthOptions,
  isEnding = () => false,
): SiteEndpoint {
  return {
    path,
    methods: ['GET'],
    cache: 'none',
    async handle() {
      if (isEnding()) return respond(503, { ok: false, version });
      try {
        const content = await withTimeout(check(), TIMEOUT_MS);
        return respond(200, { ok: true, version, content });
      } catch (error) {
        // The error may contain names of hosts and users, so it is only logged.
        report(error, path);
        return respond(503, { ok: false, version });
      }
    },
  };
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
}

async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const timedOut = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    timedOut.reject(new Error(`The database has not responded for ${milliseconds} ms.`));
  }, milliseconds);
  try {
    return await Promise.race([work, timedOut.promise]);
  } finally {
    clearTimeout(timer);
  }
}
