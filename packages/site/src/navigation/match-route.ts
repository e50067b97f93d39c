import type { Route } from '../app/app.ts';
import { compilePattern } from '../app/pattern.ts';

interface RouteMatch {
  route: Route;
  params: Record<string, string>;
  /** Whether the values are as the route wants them. */
  isValid: boolean;
}

export type MatchRoute = (path: string) => RouteMatch | undefined;

/** Finds the route of a path that has no language in it: the first of the table that fits. */
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
