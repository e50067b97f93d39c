import type { App, MiddlewareContext, RouteMeta } from '../app/app.ts';
import { localisePath, splitLocale } from '../languages/locale.ts';
import type { ErrorPayload } from '../payload/payload.ts';
import { createRuleMatcher } from '../rules/match-rule.ts';
import { runMiddleware } from '../rules/run-middleware.ts';
import type { MatchRoute } from './match-route.ts';

/** Another place to go to, an error to show instead, or nothing in the way. */
type Verdict = { redirect: string } | { error: ErrorPayload } | undefined;

/** What the site says about an address before anything is loaded for it. */
export interface Guard {
  /** Throws where a middleware does. */
  check: (path: string) => Promise<Verdict>;
  /** Where an address leads as far as can be told ahead; nothing where that is another site, or remains to be checked. */
  foresee: (path: string) => string | undefined;
}

/** What is known of an address without running anything. */
interface Finding {
  context: MiddlewareContext;
  isValid: boolean;
  /** Middleware that has to run. */
  names: readonly string[];
}

type GuardedApp = Pick<App, 'site' | 'rules' | 'middleware'>;

export function createGuard(app: GuardedApp, matchRoute: MatchRoute): Guard {
  const matchRule = createRuleMatcher(app);

  const examine = (path: string): { redirect: string } | Finding | undefined => {
    const ruled = matchRule(path);
    if (ruled?.redirect !== undefined) return { redirect: ruled.redirect };
    const place = splitLocale(path, app.site);
    const found = place && matchRoute(place.path);
    // The server knows what to say to an address that the site does not.
    if (!found) return undefined;
    const { params, route, isValid } = found;
    const meta: RouteMeta = route.meta ?? {};
    const context: MiddlewareContext = {
      path: localisePath(place.path, place.locale, app.site),
      locale: place.locale,
      params,
    };
    return { context, isValid, names: [...(meta.middleware ?? []), ...(ruled?.rule.middleware ?? [])] };
  };

  return {
    async check(path) {
      const found = examine(path);
      if (!found || 'redirect' in found) return found;
      const { context, isValid, names } = found;
      if (!isValid) return missing('Page Not Found', context.path);
      const answer = await runMiddleware(app, names, context);
      return answer === false ? missing('Page not found', context.path) : answer;
    },
    foresee(path) {
      const found = examine(path);
      if (!found) return path;
      if ('redirect' in found) return URL.canParse(found.redirect) ? undefined : found.redirect.replace(/[?#].*$/u, '');
      return found.isValid && found.names.length === 0 ? path : undefined;
    },
  };
}

function missing(statusMessage: string, path: string): Verdict {
  return { error: { status: 404, statusMessage, message: `${statusMessage}: ${path}`, fatal: false } };
}
