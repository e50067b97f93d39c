import type { Route } from '../app/app.ts';
import { compilePattern } from '../app/pattern.ts';

interface RouteMatch {
  route: Route;
  params: Record<string, string>;
  /** Whether the parameters match the patterns of the route. */
  isValid: boolean;
}

/** Finds the route of a path without locale. */
export type MatchRoute = (path: string) => RouteMatch | undefined;

/** Creates a matcher that returns the first route that matches a path without locale. */
export function createMatcher(routes: readonly Route[]): MatchRoute {
  const table = routes.map((route) => ({ route, pattern: compilePattern(route.path) }));
  return (path) => {
    for (const { route, pattern } of table) {
      const params = pattern.match(path);
      if (params) return { route, params, isValid: isValid(route, params) };
    }
    return undefined;
  };
}

function isValid({ params: patterns = {} }: Route, params: Record<string, string>): boolean {
  return Object.entries(patterns).every(([name, pattern]) => pattern.test(params[name] ?? ''));
}
