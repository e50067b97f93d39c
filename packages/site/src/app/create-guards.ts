import type { App, Middleware, RouteRule } from './app.ts';

/** Rules, redirects and middleware. A browser needs them for the first page that it navigates to itself. */
export type Guards = Required<Pick<App, 'rules' | 'middleware'>>;

export interface GuardParts {
  /** Old paths, by the path that they lead to. */
  redirects: Record<string, readonly string[]>;
  rules: Record<string, RouteRule>;
  middleware: Record<string, () => Promise<{ default: Middleware }>>;
}

export function createGuards({ redirects, rules, middleware }: GuardParts): Guards {
  return { rules: { ...expandRedirects(redirects), ...rules }, middleware: unwrapAll(middleware) };
}

function expandRedirects(redirects: GuardParts['redirects']): Record<string, RouteRule> {
  return Object.fromEntries(
    Object.entries(redirects).flatMap(([redirect, paths]) => paths.map((path) => [path, { redirect }])),
  );
}

function unwrapAll(middleware: GuardParts['middleware']): Guards['middleware'] {
  return Object.fromEntries(
    Object.entries(middleware).map(([name, load]) => [name, async () => (await load()).default]),
  );
}
