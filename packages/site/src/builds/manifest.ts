import type { App, RouteRule } from '../app/app.ts';
import type { Build } from './latest.ts';

/** What a build tells of itself: its rules, and the pages that are files. */
export interface BuildManifest extends Build {
  /** Rules that say where to go, what to check, or what is a file; by pattern. */
  matcher: Record<string, ManifestRule>;
  prerendered: readonly string[];
}

/** A rule as the manifest tells it. */
type ManifestRule = Pick<RouteRule, (typeof KINDS)[number] & keyof RouteRule>;

const KINDS = ['redirect', 'prerender', 'middleware'] as const;

export function buildManifest(
  build: Build,
  { rules = {} }: Pick<App, 'rules'>,
  prerendered: readonly string[],
): BuildManifest {
  const matcher = Object.entries(rules).flatMap(([pattern, rule]) => {
    const told = Object.entries(rule).filter(([kind]) => (KINDS as readonly string[]).includes(kind));
    return told.length === 0 ? [] : [[pattern, Object.fromEntries(told)] as const];
  });
  return { ...build, matcher: Object.fromEntries(matcher), prerendered };
}
