import type { Route } from '../app/app.ts';

interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

export type MatchRoute = (path: string) => RouteMatch | undefined;

/** Finds the route of a path that has no language in it: the first of the table that fits. */
export function createMatcher(routes: readonly Route[]): MatchRoute {
  const table = routes.map((route) => ({ route, pattern: compilePattern(route.path) }));
  return (path) => {
    for (const { route, pattern } of table) {
      const values = pattern.expression.exec(path)?.slice(1);
      if (values) return { route, params: Object.fromEntries(pattern.names.map((name, i) => [name, values[i] ?? ''])) };
    }
    return undefined;
  };
}

interface Pattern {
  expression: RegExp;
  names: string[];
}

/** `:name` stands for one segment, a closing `/**` for any number of them, named `rest`. */
function compilePattern(path: string): Pattern {
  const names: string[] = [];
  const segments = path.split('/').slice(1);
  const source = segments.map((segment) => {
    if (segment !== '**' && !segment.startsWith(':')) return `/${RegExp.escape(segment)}`;
    names.push(segment === '**' ? 'rest' : segment.slice(1));
    return segment === '**' ? '(?:/(.*))?' : '/([^/]+)';
  });
  return { expression: new RegExp(`^${source.join('')}$`, 'u'), names };
}
