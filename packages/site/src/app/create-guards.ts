import type { App, Middleware, RouteRule } from './app.ts';

/**
 * Rules, redirects and middleware. A browser loads them with the first page that it navigates to without a new
 * document.
 */
export type Guards = Required<Pick<App, 'rules' | 'middleware'>>;

/** The parts of a site's configuration that `createGuards` combines. */
export interface GuardParts {
  /** Old paths, by their redirect target. */
  redirects: Record<string, readonly string[]>;
  /** Rules by pattern. They override redirects of the same path. */
  rules: Record<string, RouteRule>;
  /** Modules of middleware, by name. */
  middleware: Record<string, () => Promise<{ default: Middleware }>>;
}

/** Merges redirects into the rules, and unwraps the modules of middleware. */
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
