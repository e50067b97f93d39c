import { SLOWEST_CONNECTION, SLOW_CONNECTION } from '../constants.ts';

/** What a browser tells of its connection; some tell nothing. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function readConnection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Whether pages and code may be fetched before anyone asks for them. */
export function mayFetchAhead({ saveData = false, effectiveType = '' }: Connection): boolean {
  return !saveData && effectiveType !== SLOW_CONNECTION && effectiveType !== SLOWEST_CONNECTION;
}

/** The manifest is small: only the slowest connection goes without. */
export function mayFetchManifest({ effectiveType }: Connection): boolean {
  return effectiveType !== SLOWEST_CONNECTION;
}
