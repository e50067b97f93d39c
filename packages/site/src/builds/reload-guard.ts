import { RELOAD_GUARD_MS, RELOAD_KEY } from '../constants.ts';

/** The last reload of the tab. */
interface Reload {
  path: string;
  /** Until then the path is not loaded anew again, in milliseconds since 1970. */
  expires: number;
}

/**
 * Whether a page may be loaded anew now, and if so, notes that it is.
 * What a reload did not mend once it will not mend again: no page goes in circles.
 */
export function claimReload(path: string, storage: () => Storage, now = Date.now()): boolean {
  try {
    const last = readReload(storage());
    if (last.path === path && Number(last.expires) > now) return false;
    storage().setItem(RELOAD_KEY, JSON.stringify({ path, expires: now + RELOAD_GUARD_MS } satisfies Reload));
    return true;
  } catch {
    // Where nothing can be noted, nothing could stop a circle.
    return false;
  }
}

function readReload(storage: Storage): Partial<Reload> {
  try {
    return (JSON.parse(storage.getItem(RELOAD_KEY) ?? '') ?? {}) as Partial<Reload>;
  } catch {
    return {};
  }
}
