import type { App } from '../app/app.ts';
import type { ChunkErrors } from '../builds/chunk-errors.ts';
import { BROKEN_PAGE } from '../errors/broken-page.ts';
import { contentName, readServed } from '../payload/served-versions.ts';
import { withQuery } from '../errors/with-query.ts';
import { splitLocale } from '../languages/locale.ts';
import { createGuard } from '../navigation/guard.ts';
import type { Guard } from '../navigation/guard.ts';
import { createMatcher } from '../navigation/match-route.ts';
import type { Loaded } from '../navigation/follow-redirects.ts';
import { PayloadError, fetchPayload } from '../payload/fetch-payload.ts';
import type { FetchPayloadOptions } from '../payload/fetch-payload.ts';
import { loadNavigation } from '../payload/load-navigation.ts';
import { isRedirect } from '../payload/payload.ts';
import type { ErrorPayload, Payload, Versions } from '../payload/payload.ts';
import { clientErrorPayload } from './client-error.ts';
import type { Page } from './page.ts';
import { preparePage } from './prepare-page.ts';

/**
 * Milliseconds for which copies in the browser's cache are used without asking what is served: a page that was read before
 * the content changed is not shown as it was for longer.
 */
const CHECK_EVERY_MS = 60_000;

export interface PageLoader {
  /** All that a page needs, or nothing where only a full load can show it. */
  load: (url: URL, signal: AbortSignal) => Promise<Loaded<Page> | undefined>;
  foresee: Guard['foresee'];
  /** The same as a visit, but ahead of need: whatever goes wrong is left to the visit. */
  preload: (path: string) => Promise<void>;
}

export interface PageLoaderOptions {
  app: App;
  /** Versions of the open page. That of the content follows what the server answers. */
  versions: Versions;
  chunkErrors: ChunkErrors;
  /** When the page was loaded, in milliseconds since 1970: its versions were right then. */
  openedAt: number;
  /** The page that is shown. */
  shown: () => Payload;
  /** Another build is served now. */
  onOutdated: () => void;
  /** Whether the page is to be had by a full load: asked when something speaks for it. */
  mayReload: (path: string) => boolean;
}

export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { app, versions, chunkErrors, openedAt, shown, onOutdated, mayReload } = options;
  const matchRoute = createMatcher(app.routes);
  const guard = createGuard(app, matchRoute);

  const errorPage = async (error: ErrorPayload, path: string, search = ''): Promise<Loaded<Page>> => ({
    page: await preparePage(app, {
      ...withQuery(await clientErrorPayload(error, path, app), search),
      contentVersion: contentName(versions),
    }),
  });

  let checkedAt = openedAt;
  /** Where there is newer content, the payload is asked for by its name. */
  const checkVersions = async (onOtherBuild: () => void): Promise<void> => {
    if (versions.content && (!navigator.onLine || Date.now() - checkedAt < CHECK_EVERY_MS)) return;
    checkedAt = Date.now();
    const served = await readServed(versions);
    if (served && served.id !== versions.build) onOtherBuild();
  };

  const fetchChecked: typeof fetchPayload = async (path, fetching) => {
    await checkVersions(fetching.onOtherBuild);
    return await fetchPayload(path, fetching);
  };

  const fetchPage = async (
    path: string,
    fetching: Pick<FetchPayloadOptions, 'signal' | 'priority' | 'onOtherBuild'>,
    search = '',
  ): Promise<Loaded<Page>> => {
    const place = splitLocale(decode(path), app.site);
    const route = place && matchRoute(place.path)?.route;
    // Code and data travel side by side. Whichever fails first, the other is dealt with, too.
    const code = Promise.all([route?.screen(), route?.layout()]);
    code.catch(chunkErrors.settle);
    const [answer] = await Promise.all([fetchChecked(path, { ...fetching, versions }), code]);
    if (isRedirect(answer)) return answer;
    const payload = { contentVersion: contentName(versions), ...answer };
    return {
      page: await preparePage(app, withQuery(await loadNavigation(payload, shown()), search)),
    };
  };

  const visit = async (path: string, search: string, signal: AbortSignal): Promise<Loaded<Page> | undefined> => {
    const verdict = await guard.check(decode(path));
    if (verdict) return 'error' in verdict ? await errorPage(verdict.error, decode(path), search) : verdict;
    let isOther = false;
    const onOtherBuild = (): void => {
      isOther = true;
      onOutdated();
    };
    const loaded = await fetchPage(path, { signal, onOtherBuild }, search);
    return isOther && mayReload(path) ? undefined : loaded;
  };

  return {
    async load({ pathname, search }, signal) {
      try {
        return await visit(pathname, search, signal);
      } catch (error) {
        chunkErrors.settle(error);
        if (signal.aborted) throw error;
        if (error instanceof PayloadError) {
          console.warn(error.message, error.cause);
          return undefined;
        }
        // Files of an older build are gone; a full load brings those of the new one.
        if (chunkErrors.has(error) && mayReload(pathname)) return undefined;
        console.error(error);
        return await errorPage(BROKEN_PAGE, decode(pathname));
      }
    },
    foresee(path) {
      const target = guard.foresee(decode(path));
      return target === decode(path) ? path : target;
    },
    async preload(path) {
      try {
        await fetchPage(path, { priority: 'low', onOtherBuild: onOutdated });
      } catch (error) {
        chunkErrors.settle(error);
      }
    },
  };
}

/** As the site's own paths are written; what cannot be read stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
