import { BASE } from '../app/base-path.ts';
import { BUILD_POLL_MS } from '../constants.ts';
import { fetchLatest, manifestPath } from './latest-build.ts';

/** Options of `watchBuilds`. */
export interface WatchBuildsOptions {
  /** The build of the open page. */
  id: string;
  /** Whether to request the manifest at the start: not on the slowest connections. */
  mayFetchManifest: boolean;
  /** Called once, when another build is served. */
  onOutdated: () => void;
}

/** Checks, now and every hour, whether the build of the open page is still served. */
export async function watchBuilds({ id, mayFetchManifest, onOutdated }: WatchBuildsOptions): Promise<void> {
  if (mayFetchManifest) {
    const isOver = await isReplaced(id).catch((error: unknown) => {
      console.error('Error fetching app manifest', error);
      return false;
    });
    if (isOver) {
      onOutdated();
      return;
    }
  }
  const poll = setInterval(() => {
    void isOutdated(id).then((isOver) => {
      if (!isOver) return;
      clearInterval(poll);
      onOutdated();
    });
  }, BUILD_POLL_MS);
}

async function isOutdated(id: string): Promise<boolean> {
  const latest = await fetchLatest();
  if (latest !== undefined && latest.id !== id) return true;
  // A network error does not mean that there is a new build.
  return await isReplaced(id).catch(() => false);
}

/** Whether the manifest of a build is no longer served, because another build has replaced it. */
async function isReplaced(id: string): Promise<boolean> {
  // The browser's cached copy never expires, so it must be revalidated.
  const response = await fetch(BASE + manifestPath(id), { cache: 'no-cache' });
  if (response.status === 404 || response.status === 403) return true;
  if (!response.ok) throw new Error(`${response.url} responded with status ${response.status}.`);
  return false;
}
