import type { App } from '../../app/app.ts';
import { renderRedirectsFile } from '../../rules/list-redirects.ts';
import type { ListedRedirect } from '../../rules/list-redirects.ts';
import type { SiteEndpoint } from '../endpoints/endpoint.ts';
import type { HeadersByPath } from '../file-endpoint.ts';
import { renderFunctionHeaders, renderStaticHeaders } from './headers-file.ts';
import { vercelRedirects } from './vercel-routes.ts';

/** Paths of the files with redirects and headers that most static hosts read. */
export const HOST_FILES: readonly string[] = ['/_redirects', '/_headers'];

/** Path at which the build requests the redirects for Vercel. No file of this name is written. */
export const VERCEL_FILE = '/_vercel.json';

/** Options of `createHostFiles`. */
export interface HostFilesOptions {
  /** Whether the whole site is static. */
  isStatic: boolean;
  /** Lists the headers of generated files. */
  fileHeaders?: (() => Promise<HeadersByPath>) | undefined;
  /** Lists the redirects of former paths. A server makes them itself, since they change with the content. */
  listFormerPaths?: (() => Promise<readonly ListedRedirect[]>) | undefined;
}

/** Endpoints from which a build reads the redirects and headers for its host, since only the server has the rules. */
export function createHostFiles(
  app: Pick<App, 'rules' | 'site'>,
  { isStatic, fileHeaders = async () => ({}), listFormerPaths = async () => [] }: HostFilesOptions,
): SiteEndpoint[] {
  const files: Record<string, () => string | Promise<string>> = {
    '/_redirects': async () => renderRedirectsFile(app, await listFormerPaths()),
    '/_headers': async () => (isStatic ? renderStaticHeaders(app, await fileHeaders()) : renderFunctionHeaders(app)),
    [VERCEL_FILE]: () => JSON.stringify(vercelRedirects(app)),
  };
  return Object.entries(files).map(([path, write]) => ({
    path,
    methods: ['GET'],
    cache: 'none',
    handle: async () => new Response(await write(), { headers: { 'content-type': 'text/plain' } }),
  }));
}
