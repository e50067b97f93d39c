import { RELOAD_GUARD_MS, RELOAD_KEY } from '../constants.ts';

/** The last automatic reload in the tab. */
interface Reload {
  path: string;
  /** Time until which the path is not reloaded again, in milliseconds since 1970. */
  expires: number;
}

/**
 * Returns whether a page may be reloaded now, and if so, records the reload. A problem that a reload did not fix would
 * otherwise cause an endless loop.
 */
export function claimReload(path: string, storage: () => Storage, now = Date.now()): boolean {
  try {
    const last = readReload(storage());
    if (last.path === path && Number(last.expires) > now) return false;
    storage().setItem(RELOAD_KEY, JSON.stringify({ path, expires: now + RELOAD_GUARD_MS } satisfies Reload));
    return true;
  } catch {
    // Without storage, a reload loop could not be detected.
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
