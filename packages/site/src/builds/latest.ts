import { BASE } from '../app/base-path.ts';

/** One build of the app of a site: its id names its code, not its content, and its timestamp tells when it was made. */
export interface Build {
  id: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Version of the content that is served with it. */
  content?: string | undefined;
}

export const LATEST_BUILD = '/builds/latest.json';

export function manifestAddress(id: string): string {
  return `/builds/meta/${id}.json`;
}

/** The build and the content that are served now, or `undefined` without an answer, as when offline. */
export async function fetchLatest(now = Date.now()): Promise<Build | undefined> {
  try {
    // No cache on the way knows the time.
    const response = await fetch(`${BASE}${LATEST_BUILD}?${now}`);
    return response.ok ? ((await response.json()) as Build) : undefined;
  } catch {
    return undefined;
  }
}
