import { BASE } from '../app/base-path.ts';

/** A build of the app of a site. */
export interface Build {
  /** Identifies the code of the build, not its content. */
  id: string;
  /** Time of the build, in milliseconds since 1970. */
  timestamp: number;
  /** Version of the content that is served with the build. */
  content?: string | undefined;
}

/** Path of the file that describes the build that is served now. */
export const LATEST_BUILD_PATH = '/builds/latest.json';

/** Path of the manifest of a build. */
export function manifestPath(id: string): string {
  return `/builds/meta/${id}.json`;
}

/** Fetches the build and the content version that are served now; `undefined` if the request fails. */
export async function fetchLatest(now = Date.now()): Promise<Build | undefined> {
  try {
    // The timestamp prevents a cached response.
    const response = await fetch(`${BASE}${LATEST_BUILD_PATH}?${now}`);
    return response.ok ? ((await response.json()) as Build) : undefined;
  } catch {
    return undefined;
  }
}
