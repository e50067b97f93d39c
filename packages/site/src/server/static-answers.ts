import type { App } from '../app/app.ts';
import { addBase, dropBase } from '../app/base.ts';
import { guessLocale, isMultilingual, localisePath } from '../languages/locale.ts';
import { isRedirect } from '../payload/payload.ts';
import { listRedirectPaths } from '../rules/list-redirects.ts';
import { ANNOUNCEMENT, announcePaths } from './announce-paths.ts';
import { HTML } from './answer-page.ts';
import type { PageAnswers } from './answer-page.ts';
import { createEndpointTable } from './endpoints/endpoint-table.ts';
import { HOST_FILES, createHostFiles } from './hosts/host-files.ts';
import type { HostFilesOptions } from './hosts/host-files.ts';
import { renderRedirectPage } from './redirect-page.ts';
import type { ResolvePage } from '../payload/resolved-page.ts';
import { renderRootRedirect } from './root-redirect.ts';

interface StaticOptions {
  app: App;
  resolve: ResolvePage;
  listPaths: () => Promise<string[]>;
  fileHeaders?: HostFilesOptions['fileHeaders'];
}

/** Answers that become files: what a server says by status and header stands in pages here. */
export function createStaticAnswers({ app, resolve, listPaths, fileHeaders }: StaticOptions, pages: PageAnswers) {
  const { site } = app;
  const { base = '' } = site;
  const hostFile = createEndpointTable(createHostFiles(app, { isStatic: true, fileHeaders }));
  let announced: Promise<Map<string, string>> | undefined;

  /** Every file of the site, by the page that names it. */
  const listFiles = async (): Promise<Map<string, string>> => {
    const missing = site.locales.map((locale) => localisePath('/404.html', locale, site));
    const hosts = HOST_FILES.map((path) => base + path);
    const wanted = new Set([...(await listPaths()), ...listRedirectPaths(app), ...missing, ...hosts]);
    return announcePaths([...wanted], { base });
  };

  const page = async (request: Request, path: string): Promise<Response> => {
    const answer = await resolve(path);
    if (!isRedirect(answer)) return await pages.render(answer, request);
    return new Response(renderRedirectPage(answer.redirect, guessLocale(path, site).locale, site), { headers: HTML });
  };

  return {
    async answer(request: Request, path: string): Promise<Response> {
      const inside = dropBase(path, base);
      const own = await hostFile(request, new URL(request.url), inside ?? path);
      if (own) return own;
      const isRoot = inside === '/' && isMultilingual(site);
      const answer = isRoot ? new Response(renderRootRedirect(site), { headers: HTML }) : await page(request, path);
      announced ??= listFiles();
      const files = (await announced).get(inside === '/' ? addBase('/', base) : path);
      if (files !== undefined) answer.headers.append(ANNOUNCEMENT, files);
      return answer;
    },
  };
}
