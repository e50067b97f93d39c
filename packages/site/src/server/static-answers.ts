import type { App } from '../app/app.ts';
import { guessLocale, isMultilingual, localisePath } from '../languages/locale.ts';
import { isRedirect } from '../payload/payload.ts';
import { listRedirectPaths, renderRedirectsFile } from '../rules/list-redirects.ts';
import { ANNOUNCEMENT, announcePaths } from './announce-paths.ts';
import { HTML } from './answer-page.ts';
import type { PageAnswers } from './answer-page.ts';
import { renderRedirectPage } from './redirect-page.ts';
import type { ResolvePage } from './resolve-page.ts';
import { renderRootRedirect } from './root-redirect.ts';

interface StaticOptions {
  app: App;
  resolve: ResolvePage;
  listPaths: () => Promise<string[]>;
}

/** The redirects as static hosts read them. */
const REDIRECTS_FILE = '/_redirects';

/** Answers that become files: what a server says by status and header stands in pages here. */
export function createStaticAnswers({ app, resolve, listPaths }: StaticOptions, pages: PageAnswers) {
  const { site } = app;
  let announced: Promise<Map<string, string>> | undefined;

  /** Every file of the site, by the page that names it. */
  const listFiles = async (): Promise<Map<string, string>> => {
    const missing = site.locales.map((locale) => localisePath('/404.html', locale, site));
    const wanted = new Set([...(await listPaths()), ...listRedirectPaths(app), ...missing, REDIRECTS_FILE]);
    return announcePaths([...wanted]);
  };

  const page = async (request: Request, path: string): Promise<Response> => {
    const answer = await resolve(path);
    if (!isRedirect(answer)) return await pages.render(answer, request);
    return new Response(renderRedirectPage(answer.redirect, guessLocale(path, site).locale, site), { headers: HTML });
  };

  return {
    async answer(request: Request, path: string): Promise<Response> {
      if (path === REDIRECTS_FILE) {
        return new Response(renderRedirectsFile(app), { headers: { 'content-type': 'text/plain' } });
      }
      const isRoot = path === '/' && isMultilingual(site);
      const answer = isRoot ? new Response(renderRootRedirect(site), { headers: HTML }) : await page(request, path);
      announced ??= listFiles();
      const files = (await announced).get(path);
      if (files !== undefined) answer.headers.append(ANNOUNCEMENT, files);
      return answer;
    },
  };
}
