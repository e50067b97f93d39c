import type { Payload } from '../payload/payload.ts';
import type { App, RouteMeta } from './app.ts';

/** Settings that the route has for a page; empty for an error page, which has no route. */
export function routeMeta({ routes }: Pick<App, 'routes'>, { route, error }: Payload): RouteMeta {
  return (error ? undefined : routes.find(({ path }) => path === route)?.meta) ?? {};
}
