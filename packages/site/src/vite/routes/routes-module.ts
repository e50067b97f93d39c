import { ContentError } from '@recto/content';
import { relative } from 'node:path';
import type { HTTPMethod } from 'nitro/h3';
import type { Nitro, NitroEventHandler, NitroModule } from 'nitro/types';
import { isPrerendered } from '../hosts/choose-preset.ts';
import type { Preset } from '../hosts/choose-preset.ts';
import { listRouteConflicts } from './list-route-conflicts.ts';
import type { ApiRoute, RouteConflict } from './list-route-conflicts.ts';
import { loadLater } from './middleware-plugin.ts';

/** Nitro module that checks the routes in `server/api` and `server/routes`, and adds HEAD to routes for GET. */
export function routesModule(root: string, preset: Preset): NitroModule {
  return {
    name: 'recto:routes',
    setup(nitro) {
      let handlers = nitro.scannedHandlers;
      // There is no hook for this: Nitro sets the property after every scan; in a dev server, when a file is added or
      // removed.
      Object.defineProperty(nitro, 'scannedHandlers', {
        get: () => handlers,
        set(scanned: NitroEventHandler[]) {
          reportConflicts(nitro, scanned, root);
          const isLate = ({ middleware }: NitroEventHandler): boolean => nitro.options.dev && middleware === true;
          const all = scanned.map((handler) => (isLate(handler) ? loadLater(handler) : handler));
          handlers = [...all, ...headHandlers(scanned)];
        },
      });
      if (!isPrerendered(preset) || nitro.options.preset === 'nitro-prerender') return;
      nitro.hooks.hook('build:before', ({ options, logger }) => {
        const routes = routesOf(handlers);
        if (!options.dev && routes.length > 0) logger.warn(describeStaticRoutes(routes, root));
      });
    },
  };
}

function routesOf(handlers: readonly NitroEventHandler[]): ApiRoute[] {
  const routes = handlers.flatMap(({ route, handler, middleware }) =>
    middleware === true ? [] : [{ route, file: handler }],
  );
  return [...new Map(routes.map((route) => [route.file, route])).values()];
}

function reportConflicts({ options, logger }: Nitro, scanned: readonly NitroEventHandler[], root: string): void {
  const [conflict] = listRouteConflicts(routesOf(scanned));
  if (!conflict) return;
  const error = describeConflict(conflict, root);
  // A running dev server continues.
  if (!options.dev) throw error;
  logger.error(String(error));
}

function describeConflict({ route, file, endpoint }: RouteConflict, root: string): ContentError {
  return new ContentError(
    'routes/clash',
    `The route "${route}" would replace "${endpoint}", which Recto needs.`,
    'Rename the file, or move it into a subfolder: server/api/notes/[...rest].ts.',
    { file: relative(root, file) },
  );
}

/** Handlers for HEAD, which HTTP requires for every route that supports GET. */
function headHandlers(scanned: readonly NitroEventHandler[]): NitroEventHandler[] {
  const isFor = ({ method }: NitroEventHandler, name: HTTPMethod): boolean => method?.toUpperCase() === name;
  const headRoutes = new Set(scanned.filter((handler) => isFor(handler, 'HEAD')).map(({ route }) => route));
  return scanned
    .filter((handler) => isFor(handler, 'GET') && !headRoutes.has(handler.route))
    .map((handler) => ({ ...handler, method: 'HEAD' }));
}

function describeStaticRoutes(routes: readonly ApiRoute[], root: string): string {
  return [
    'A static build has no server, so these routes do not exist in it:',
    ...routes.map(({ route, file }) => `  ${route} (${relative(root, file)})`),
    'Build for a server, or for a host with functions: recto build --preset node, vercel or netlify.',
  ].join('\n');
}
