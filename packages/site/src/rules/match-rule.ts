import type { App, RouteRule } from '../app/app.ts';
import { compilePattern } from '../app/pattern.ts';
import { guessLocale } from '../languages/locale.ts';
import { localiseUrl } from '../languages/localise-url.ts';

interface RuleMatch {
  /** The combined rules: the first matching redirect, and the middleware of all matching rules. */
  rule: RouteRule;
  /** Target of the redirect: a path with its locale, or the URL of another site. */
  redirect: string | undefined;
}

/** Finds the rules for a decoded path, with or without locale. */
export type MatchRule = (path: string) => RuleMatch | undefined;

/** Creates a matcher for the rules of a site. It ignores case and trailing slashes. */
export function createRuleMatcher({ rules = {}, site }: Pick<App, 'rules' | 'site'>): MatchRule {
  const table = Object.entries(rules).map(([path, rule]) => ({
    rule,
    pattern: compilePattern(path, { ignoreCase: true }),
  }));
  return (requested) => {
    // Old paths may have no locale.
    const { locale, path } = guessLocale(requested, site);
    const matching = table.filter(({ pattern }) => pattern.match(path)).map(({ rule }) => rule);
    if (matching.length === 0) return undefined;
    const { redirect, status } = matching.find((rule) => rule.redirect !== undefined) ?? {};
    const middleware = matching.flatMap((rule) => rule.middleware ?? []);
    return {
      rule: {
        ...(redirect !== undefined && { redirect, status: status ?? 301 }),
        ...(middleware.length > 0 && { middleware }),
      },
      redirect: redirect === undefined ? undefined : localiseUrl(redirect, locale, site),
    };
  };
}

/** Merges a redirect target with the query and fragment of the request, unless the target has its own. */
export function mergeUrl(target: string, from: { search: string; hash: string }): string {
  const url = new URL(target, PLACEHOLDER_ORIGIN);
  if (url.search === '') url.search = from.search;
  if (url.hash === '') url.hash = from.hash;
  return url.origin === PLACEHOLDER_ORIGIN ? url.pathname + url.search + url.hash : url.href;
}

const PLACEHOLDER_ORIGIN = 'http://site.invalid';
