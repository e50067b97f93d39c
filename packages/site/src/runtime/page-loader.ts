import type { App } from '../app/app.ts';
import type { ChunkErrors } from '../builds/chunk-errors.ts';
import { BROKEN_PAGE } from '../errors/broken-page.ts';
import { contentName, fetchServedVersions } from '../payload/served-versions.ts';
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
import type { PreparedPage } from './prepared-page.ts';
import { preparePage } from './prepare-page.ts';

/**
 * Milliseconds for which cached copies are used without checking the served versions. This limits how long an outdated
 * page can be shown after the content has changed.
 */
const CHECK_EVERY_MS = 60_000;

/** Loads pages for navigation. */
export interface PageLoader {
  /** Loads code and data of a page. Returns nothing if the page needs a full page load. */
  load: (url: URL, signal: AbortSignal) => Promise<Loaded<PreparedPage> | undefined>;
  /** Returns the path that a path resolves to, without running middleware. */
  resolveAhead: Guard['resolveAhead'];
  /** Loads a page in advance. Errors are ignored, since the visit itself handles them. */
  preload: (path: string) => Promise<void>;
}

/** Options of `createPageLoader`. */
export interface PageLoaderOptions {
  app: App;
  /** Versions of the open page. The content version is updated from responses of the server. */
  versions: Versions;
  /** Tracks errors of files that cannot be loaded. */
  chunkErrors: ChunkErrors;
  /** Time at which the page was loaded, in milliseconds since 1970: its versions were current then. */
  openedAt: number;
  /** Returns the payload of the current page. */
  shown: () => Payload;
  /** Called when another build is served. */
  onOutdated: () => void;
  /** Whether a full page load is allowed; called when one is needed. */
  mayReload: (path: string) => boolean;
}

/** Creates the page loader of an app. */
export function createPageLoader(options: PageLoaderOptions): PageLoader {
  const { app, versions, chunkErrors, openedAt, shown, onOutdated, mayReload } = options;
  const matchRoute = createMatcher(app.routes);
  const guard = createGuard(app, matchRoute);

  const errorPage = async (error: ErrorPayload, path: string, search = ''): Promise<Loaded<PreparedPage>> => ({
    page: await preparePage(app, {
      ...withQuery(await clientErrorPayload(error, path, app), search),
      contentVersion: contentName(versions),
    }),
  });

  let checkedAt = openedAt;
  /** Updates the versions, so that the payload of newer content is requested. */
  const checkVersions = async (onOtherBuild: () => void): Promise<void> => {
    if (versions.content && (!navigator.onLine || Date.now() - checkedAt < CHECK_EVERY_MS)) return;
    checkedAt = Date.now();
    const served = await fetchServedVersions(versions);
    if (served && served.id !== versions.build) onOtherBuild();
  };

  const fetchCurrent: typeof fetchPayload = async (path, fetching) => {
    await checkVersions(fetching.onNewBuild);
    return await fetchPayload(path, fetching);
  };

  const fetchPage = async (
    path: string,
    fetching: Pick<FetchPayloadOptions, 'signal' | 'priority' | 'onNewBuild'>,
    search = '',
  ): Promise<Loaded<PreparedPage>> => {
    const split = splitLocale(decode(path), app.site);
    const route = split && matchRoute(split.path)?.route;
    // Code and data are loaded in parallel. If one fails, errors of the other are handled too.
    const code = Promise.all([route?.screen(), route?.layout()]);
    code.catch(chunkErrors.markHandled);
    const [result] = await Promise.all([fetchCurrent(path, { ...fetching, versions }), code]);
    if (isRedirect(result)) return result;
    const payload = { contentVersion: contentName(versions), ...result };
    return {
      page: await preparePage(app, withQuery(await loadNavigation(payload, shown()), search)),
    };
  };

  const visit = async (
    path: string,
    search: string,
    signal: AbortSignal,
  ): Promise<Loaded<PreparedPage> | undefined> => {
    const verdict = await guard.check(decode(path));
    if (verdict) return 'error' in verdict ? await errorPage(verdict.error, decode(path), search) : verdict;
    let isOtherBuild = false;
    const onNewBuild = (): void => {
      isOtherBuild = true;
      onOutdated();
    };
    const loaded = await fetchPage(path, { signal, onNewBuild }, search);
    return isOtherBuild && mayReload(path) ? undefined : loaded;
  };

  return {
    async load({ pathname, search }, signal) {
      try {
        return await visit(pathname, search, signal);
      } catch (error) {
        chunkErrors.markHandled(error);
        if (signal.aborted) throw error;
        if (error instanceof PayloadError) {
          console.warn(error.message, error.cause);
          return undefined;
        }
        // The files of an older build no longer exist; a full page load loads those of the new one.
        if (chunkErrors.has(error) && mayReload(pathname)) return undefined;
        console.error(error);
        return await errorPage(BROKEN_PAGE, decode(pathname));
      }
    },
    resolveAhead(path) {
      const target = guard.resolveAhead(decode(path));
      return target === decode(path) ? path : target;
    },
    async preload(path) {
      try {
        await fetchPage(path, { priority: 'low', onNewBuild: onOutdated });
      } catch (error) {
        chunkErrors.markHandled(error);
      }
    },
  };
}

/** Decodes a path; one that cannot be decoded is returned unchanged. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
