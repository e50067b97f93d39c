import { compilePattern } from '../../app/pattern.ts';
import { CONTENT_SWITCH_PATH, HEALTH_PATH, READY_PATH } from '../../constants.ts';
import { ICON_PATH } from '../../icons/icon-urls.ts';
import { IMAGE_PATH } from '../../images/image-path.ts';

/** An API route: a file below `server/`, and its path pattern. */
export interface ApiRoute {
  /** Path pattern: `/api/notes/:id`, `/api/**:rest`. */
  route: string;
  /** Absolute path of the file. */
  file: string;
}

/** An API route that would replace an endpoint of Recto. */
export interface RouteConflict extends ApiRoute {
  /** Path or pattern of the endpoint. */
  endpoint: string;
}

/** Paths of endpoints that every site has. A path that ends in `/**` includes all paths below its folder. */
const ENDPOINTS = [
  '/api/search',
  '/_assets/**',
  HEALTH_PATH,
  READY_PATH,
  CONTENT_SWITCH_PATH,
  `${ICON_PATH}/**`,
  `${IMAGE_PATH}/**`,
  '/__recto_content/**',
  '/__recto_island/**',
  '/__recto_search/**',
  // The studio's demo.
  '/__recto_studio/demo/**',
  '/builds/latest.json',
  '/builds/meta/**',
  '/mcp',
  '/raw/**',
];

/** Lists routes that match a path of a Recto endpoint: with them, search, icons or page data would not work. */
export function listRouteConflicts(routes: readonly ApiRoute[]): RouteConflict[] {
  return routes.flatMap((route) => {
    const pattern = compilePattern(route.route.replace(/\*\*:[\w-]+$/u, '**'), { ignoreCase: true });
    const endpoint = ENDPOINTS.find((path) => pattern.match(path.replace('**', 'any')) !== undefined);
    return endpoint === undefined ? [] : [{ ...route, endpoint }];
  });
}
