import type { Versions } from './payload.ts';
import { fetchLatest } from '../builds/latest-build.ts';
import type { Build } from '../builds/latest-build.ts';

interface ServedState {
  request?: Promise<Build | undefined>;
  /** The content version that was served at the first request of a page that does not state its own. */
  first?: string;
}

const states = new WeakMap<Versions, ServedState>();

function stateOf(versions: Versions): ServedState {
  const state = states.get(versions) ?? {};
  states.set(versions, state);
  return state;
}

/**
 * Requests the served build and content version, and stores the content version. Concurrent calls share one request.
 */
export async function fetchServedVersions(versions: Versions): Promise<Build | undefined> {
  const state = stateOf(versions);
  state.request ??= fetchLatest().then((latest) => {
    delete state.request;
    if (latest?.content !== undefined) {
      if (!versions.content) state.first ??= latest.content;
      versions.content = latest.content;
    }
    return latest;
  });
  return await state.request;
}

/**
 * Returns the versions of the open page, for requests. Static HTML does not contain its content version, so the served
 * one is requested.
 */
export async function pageVersions(): Promise<Versions> {
  const versions: Versions = document.getElementById('app')?.dataset ?? {};
  if (!versions.content) await fetchServedVersions(versions);
  return versions;
}

/** Returns the content version of the open page without a request; `undefined` if it is not known. */
export function knownContent(): string | undefined {
  return document.getElementById('app')?.dataset['content'] || undefined;
}

/**
 * Returns the name of the content version for pages that are loaded now. Static HTML has no name for it; as long as the
 * content is the one that was served first, later pages have none either, so that shared data is not discarded.
 */
export function contentName(versions: Versions): string {
  const { content = '' } = versions;
  return states.get(versions)?.first === content ? '' : content;
}
