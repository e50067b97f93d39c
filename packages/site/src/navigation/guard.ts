import type { App, MiddlewareContext, RouteMeta } from '../app/app.ts';
import { localisePath, splitLocale } from '../languages/locale.ts';
import type { ErrorPayload } from '../payload/payload.ts';
import { createRuleMatcher } from '../rules/match-rule.ts';
import { runMiddleware } from '../rules/run-middleware.ts';
import type { MatchRoute } from './match-route.ts';

/** A redirect, an error to show instead of the page, or undefined if the page may be shown. */
type GuardResult = { redirect: string } | { error: ErrorPayload } | undefined;

/** Checks paths against the site's rules, routes and middleware before anything is loaded. */
export interface Guard {
  /** Checks a path. Throws if a middleware throws. */
  check: (path: string) => Promise<GuardResult>;
  /**
   * Returns the path to preload for a path: the same, or the target of its redirect. Undefined if the target is on
   * another site, or if the path is invalid or has middleware, which is not run.
   */
  resolveAhead: (path: string) => string | undefined;
}

/** The result of matching a path, before middleware runs. */
interface MatchedPath {
  context: MiddlewareContext;
  isValid: boolean;
  /** Names of the middleware to run. */
  names: readonly string[];
}

type GuardedApp = Pick<App, 'site' | 'rules' | 'middleware'>;

/** Creates the guard of a site. */
export function createGuard(app: GuardedApp, matchRoute: MatchRoute): Guard {
  const matchRule = createRuleMatcher(app);

  const match = (path: string): { redirect: string } | MatchedPath | undefined => {
    const ruleMatch = matchRule(path);
    if (ruleMatch?.redirect !== undefined) return { redirect: ruleMatch.redirect };
    const split = splitLocale(path, app.site);
    const matched = split && matchRoute(split.path);
    // For a path without a route, the server sends the 404 page.
    if (!matched) return undefined;
    const { params, route, isValid } = matched;
    const meta: RouteMeta = route.meta ?? {};
    const context: MiddlewareContext = {
      path: localisePath(split.path, split.locale, app.site),
      locale: split.locale,
      params,
    };
    return { context, isValid, names: [...(meta.middleware ?? []), ...(ruleMatch?.rule.middleware ?? [])] };
  };

  return {
    async check(path) {
      const matched = match(path);
      if (!matched || 'redirect' in matched) return matched;
      const { context, isValid, names } = matched;
      // The same two texts as those of `invalidPath` and `notFound` on the server.
      if (!isValid) return notFoundResult('Page Not Found', context.path);
      const result = await runMiddleware(app, names, context);
      return result === false ? notFoundResult('Page not found', context.path) : result;
    },
    resolveAhead(path) {
      const matched = match(path);
      if (!matched) return path;
      if ('redirect' in matched) {
        return URL.canParse(matched.redirect) ? undefined : matched.redirect.replace(/[?#].*$/u, '');
      }
      return matched.isValid && matched.names.length === 0 ? path : undefined;
    },
  };
}

function notFoundResult(statusMessage: string, path: string): GuardResult {
  return { error: { status: 404, statusMessage, message: `${statusMessage}: ${path}`, fatal: false } };
}
