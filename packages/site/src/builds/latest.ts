import { BASE } from '../app/base-path.ts';

/** One build of the app of a site: its id names its code, not its content, and its timestamp tells when it was made. */
export interface Build {
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

export const LATEST_BUILD = '/builds/latest.json';

export function manifestAddress(id: string): string {
  return `/builds/meta/${id}.json`;
}

/** The build that is served now, or `undefined` where nobody answers: being offline is no news of a build. */
export async function fetchLatest(now = Date.now()): Promise<Build | undefined> {
  try {
    // No cache on the way knows the time.
    const response = await fetch(`${BASE}${LATEST_BUILD}?${now}`);
    return response.ok ? ((await response.json()) as Build) : undefined;
  } catch {
    return undefined;
  }
}
