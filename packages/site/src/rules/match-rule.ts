import type { App, RouteRule } from '../app/app.ts';
import { compilePattern } from '../app/pattern.ts';
import { guessLocale } from '../languages/locale.ts';
import { localiseAddress } from '../languages/localise-address.ts';

interface RuleMatch {
  /** What the rules say together: the first redirect that fits, and the middleware of all that fit. */
  rule: RouteRule;
  /** Where the rule leads: a path with its language, or another site's address. */
  redirect: string | undefined;
}

/** Finds what the rules say about a decoded path, with its language or without. */
export type MatchRule = (path: string) => RuleMatch | undefined;

/** Case does not matter, nor does a slash at the end. */
export function createRuleMatcher({ rules = {}, site }: Pick<App, 'rules' | 'site'>): MatchRule {
  const table = Object.entries(rules).map(([path, rule]) => ({
    rule,
    pattern: compilePattern(path, { ignoreCase: true }),
  }));
  return (requested) => {
    // An old address may have been written before there were languages.
    const { locale, path } = guessLocale(requested, site);
    const fitting = table.filter(({ pattern }) => pattern.match(path)).map(({ rule }) => rule);
    if (fitting.length === 0) return undefined;
    const { redirect, status } = fitting.find((rule) => rule.redirect !== undefined) ?? {};
    const middleware = fitting.flatMap((rule) => rule.middleware ?? []);
    return {
      rule: {
        ...(redirect !== undefined && { redirect, status: status ?? 301 }),
        ...(middleware.length > 0 && { middleware }),
      },
      redirect: redirect === undefined ? undefined : localiseAddress(redirect, locale, site),
    };
  };
}

/** The address to go on to: query and hash stay, unless the target has its own. */
export function mergeAddress(target: string, from: { search: string; hash: string }): string {
  const url = new URL(target, HERE);
  if (url.search === '') url.search = from.search;
  if (url.hash === '') url.hash = from.hash;
  return url.origin === HERE ? url.pathname + url.search + url.hash : url.href;
}

const HERE = 'http://site.invalid';
