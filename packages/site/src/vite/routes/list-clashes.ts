import { compilePattern } from '../../app/pattern.ts';
import { CONTENT_SWITCH_PATH, HEALTH_PATH } from '../../constants.ts';
import { ICON_CALLS } from '../../icons/icon-addresses.ts';
import { IMAGE_CALLS } from '../../images/image-address.ts';

/** A file below `server/`, and the address that it answers at: `/api/notes/:id`, `/api/**:rest`. */
export interface Route {
  route: string;
  /** Whole path of the file. */
  file: string;
}

export interface Clash extends Route {
  /** What Recto answers there. */
  endpoint: string;
}

/** Paths of endpoints that every site has. One that ends in `/**` includes all paths below its folder. */
const ENDPOINTS = [
  '/api/search',
  '/_assets/**',
  HEALTH_PATH,
  CONTENT_SWITCH_PATH,
  `${ICON_CALLS}/**`,
  `${IMAGE_CALLS}/**`,
  '/__recto_content/**',
  '/__recto_island/**',
  '/__recto_search/**',
  // Of the studio's demo.
  '/__recto_studio/demo/**',
  '/builds/latest.json',
  '/builds/meta/**',
  '/mcp',
  '/raw/**',
];

/** Routes that answer at an address of Recto's own: with them, search, icons or the data of pages would be gone. */
export function listClashes(routes: readonly Route[]): Clash[] {
  return routes.flatMap((route) => {
    const pattern = compilePattern(route.route.replace(/\*\*:[\w-]+$/u, '**'), { ignoreCase: true });
    const endpoint = ENDPOINTS.find((address) => pattern.match(address.replace('**', 'any')) !== undefined);
    return endpoint === undefined ? [] : [{ ...route, endpoint }];
  });
}
