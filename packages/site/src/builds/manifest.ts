import type { App, RouteRule } from '../app/app.ts';
import type { Build } from './latest-build.ts';

/** Manifest of a build: its rules, and the pages that are files. */
export interface BuildManifest extends Build {
  /** Rules for redirects, middleware and prerendered pages, by pattern. */
  matcher: Record<string, ManifestRule>;
  /** Paths of the pages that are files. */
  prerendered: readonly string[];
}

/** The part of a rule that is in the manifest. */
type ManifestRule = Pick<RouteRule, (typeof KINDS)[number] & keyof RouteRule>;

const KINDS = ['redirect', 'prerender', 'middleware'] as const;

/** Builds the manifest of a build from the rules of the app. */
export function buildManifest(
  build: Build,
  { rules = {} }: Pick<App, 'rules'>,
  prerendered: readonly string[],
): BuildManifest {
  const matcher = Object.entries(rules).flatMap(([pattern, rule]) => {
    const listed = Object.entries(rule).filter(([kind]) => (KINDS as readonly string[]).includes(kind));
    return listed.length === 0 ? [] : [[pattern, Object.fromEntries(listed)] as const];
  });
  return { ...build, matcher: Object.fromEntries(matcher), prerendered };
}
