import type { Payload } from '../payload/payload.ts';
import type { App, RouteMeta } from './app.ts';

/** What the route of a page says of it; an error page has no route. */
export function routeMeta({ routes }: Pick<App, 'routes'>, { route, error }: Payload): RouteMeta {
  return (error ? undefined : routes.find(({ path }) => path === route)?.meta) ?? {};
}
