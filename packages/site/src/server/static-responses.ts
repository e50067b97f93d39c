import type { App } from '../app/app.ts';
import { dropBase } from '../app/base.ts';
import { guessLocale, isMultilingual } from '../languages/locale.ts';
import { isRedirect } from '../payload/payload.ts';
import { HTML_HEADERS } from './page-responses.ts';
import type { PageResponses } from './page-responses.ts';
import { createEndpointTable } from './endpoints/endpoint-table.ts';
import { createHostFiles } from './hosts/host-files.ts';
import type { HostFilesOptions } from './hosts/host-files.ts';
import { renderRedirectPage } from './redirect-page.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import { renderRootRedirect } from './root-redirect.ts';

interface StaticOptions {
  app: App;
  resolve: ResolvePage;
  fileHeaders?: HostFilesOptions['fileHeaders'];
  listFormerPaths?: HostFilesOptions['listFormerPaths'];
}

/** Creates the responses that become static files: redirects are HTML pages, and headers are files for the host. */
export function createStaticResponses(
  { app, resolve, fileHeaders, listFormerPaths }: StaticOptions,
  pages: PageResponses,
) {
  const { site } = app;
  const { base = '' } = site;
  const hostFile = createEndpointTable(createHostFiles(app, { isStatic: true, fileHeaders, listFormerPaths }));

  const page = async (request: Request, path: string): Promise<Response> => {
    const result = await resolve(path);
    if (!isRedirect(result)) return await pages.render(result, request);
    return new Response(renderRedirectPage(result.redirect, guessLocale(path, site).locale, site), {
      headers: HTML_HEADERS,
    });
  };

  return {
    async answer(request: Request, path: string): Promise<Response> {
      const sitePath = dropBase(path, base);
      const response = await hostFile(request, new URL(request.url), sitePath ?? path);
      if (response) return response;
      const isRoot = sitePath === '/' && isMultilingual(site);
      return isRoot ? new Response(renderRootRedirect(site), { headers: HTML_HEADERS }) : await page(request, path);
    },
  };
}
