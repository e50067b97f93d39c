import type { App } from '../../app/app.ts';
import { renderRedirectsFile } from '../../rules/list-redirects.ts';
import type { ListedRedirect } from '../../rules/list-redirects.ts';
import type { SiteEndpoint } from '../endpoints/endpoint.ts';
import type { HeadersByPath } from '../file-endpoint.ts';
import { renderMissingHeaders, renderStaticHeaders } from './headers-file.ts';
import { vercelRedirects } from './vercel-routes.ts';

/** Redirects and headers, each in a file, as most hosts read them. */
export const HOST_FILES: readonly string[] = ['/_redirects', '/_headers'];

/** The redirects for the one that does not. No file of this name is ever written. */
export const VERCEL_FILE = '/_vercel.json';

export interface HostFilesOptions {
  isStatic: boolean;
  /** What files that the site makes of its content say of themselves. */
  fileHeaders?: (() => Promise<HeadersByPath>) | undefined;
  /** Redirects of former paths of pages. A server answers them itself, since they change with the content. */
  listFormer?: (() => Promise<readonly ListedRedirect[]>) | undefined;
}

/** What hosts have to know of a site. It is asked for while a build writes files, since only the server knows the rules. */
export function createHostFiles(
  app: Pick<App, 'rules' | 'site'>,
  { isStatic, fileHeaders = async () => ({}), listFormer = async () => [] }: HostFilesOptions,
): SiteEndpoint[] {
  const files: Record<string, () => string | Promise<string>> = {
    '/_redirects': async () => renderRedirectsFile(app, await listFormer()),
    '/_headers': async () => (isStatic ? renderStaticHeaders(app, await fileHeaders()) : renderMissingHeaders(app)),
    [VERCEL_FILE]: () => JSON.stringify(vercelRedirects(app)),
  };
  return Object.entries(files).map(([path, write]) => ({
    path,
    methods: ['GET'],
    cache: 'none',
    answer: async () => new Response(await write(), { headers: { 'content-type': 'text/plain' } }),
  }));
}
