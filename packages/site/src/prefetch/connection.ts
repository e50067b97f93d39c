import { SLOWEST_CONNECTION, SLOW_CONNECTION } from '../constants.ts';

/** Properties of `navigator.connection`, which not every browser has. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns the properties of the browser's connection. */
export function readConnection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Whether pages and code may be prefetched. */
export function mayPrefetch({ saveData = false, effectiveType = '' }: Connection): boolean {
  return !saveData && effectiveType !== SLOW_CONNECTION && effectiveType !== SLOWEST_CONNECTION;
}

/** Whether the manifest may be prefetched. It is small, so this excludes only the slowest connection. */
export function mayFetchManifest({ effectiveType }: Connection): boolean {
  return effectiveType !== SLOWEST_CONNECTION;
}
