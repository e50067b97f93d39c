import { BASE } from '../app/base-path.ts';
import { BUILD_POLL_MS } from '../constants.ts';
import { fetchLatest, manifestAddress } from './latest.ts';

export interface WatchBuildsOptions {
  /** The build of the open page. */
  id: string;
  /** On the slowest connections only the hourly question is asked. */
  mayFetchManifest: boolean;
  /** Called once: another build is served now. */
  onOutdated: () => void;
}

/** Asks, now and every hour, whether the open page is still of the build that is served. */
export async function watchBuilds({ id, mayFetchManifest, onOutdated }: WatchBuildsOptions): Promise<void> {
  if (mayFetchManifest) {
    const isOver = await isGone(id).catch((error: unknown) => {
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
  // Being offline is no news of a build.
  return await isGone(id).catch(() => false);
}

/** A build whose manifest is no longer there has given way to another. */
async function isGone(id: string): Promise<boolean> {
  // The browser's own copy is good for ever and knows nothing of now.
  const response = await fetch(BASE + manifestAddress(id), { cache: 'no-cache' });
  if (response.status === 404 || response.status === 403) return true;
  if (!response.ok) throw new Error(`${response.url} answered with status ${response.status}.`);
  return false;
}
