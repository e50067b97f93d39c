import type { Route } from '../app/app.ts';

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

export type MatchRoute = (path: string) => RouteMatch | undefined;

/** Finds the route of a path that has no language in it: the first of the table that fits. */
export function createMatcher(routes: readonly Route[]): MatchRoute {
  const table = routes.map((route) => ({ route, pattern: compilePattern(route.path) }));
  return (path) => {
    for (const { route, pattern } of table) {
      const match = pattern.exec(path);
      if (match) return { route, params: { ...match.groups } };
    }
    return undefined;
  };
}

/** `:name` stands for one segment, a closing `/**` for any number of them, named `rest`. */
function compilePattern(path: string): RegExp {
  const source = path
    .split('/')
    .map((segment) => {
      if (segment === '**') return '(?:/(?<rest>.*))?';
      return segment.startsWith(':') ? `/(?<${segment.slice(1)}>[^/]+)` : `/${RegExp.escape(segment)}`;
    })
    .slice(1)
    .join('');
  return new RegExp(`^${source}$`, 'u');
}
