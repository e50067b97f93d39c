import { HEALTH_PATH } from '../constants.ts';
import type { SiteEndpoint } from './endpoints/endpoint.ts';

/** Longest that a database may take to show that it lives, in milliseconds. */
const MOST_MS = 5000;

export interface HealthOptions {
  /** Which build answers. */
  version: string;
  /** Really asks the database, and tells which content is in it. */
  check: () => Promise<string>;
  report: (error: unknown, path: string) => void;
}

/** `GET /api/_recto_health`: 200 only where the database answers, whatever pages lie ready in caches. */
export function createHealthEndpoint({ version, check, report }: HealthOptions): SiteEndpoint {
  return {
    path: HEALTH_PATH,
    methods: ['GET'],
    cache: 'none',
    async answer() {
      try {
        const content = await withinTime(check(), MOST_MS);
        return answer(200, { ok: true, version, content });
      } catch (error) {
        // The reason may name hosts and users: it is for the log.
        report(error, HEALTH_PATH);
        return answer(503, { ok: false, version });
      }
    },
  };
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`The database has not answered for ${milliseconds} ms.`));
  }, milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
