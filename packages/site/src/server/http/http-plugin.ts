import { definePlugin } from 'nitro';
import { refuseOtherMethods } from './allowed-methods.ts';
import { createFrontHandler } from './front-handler.ts';
import { createStreamLog } from './log-failed-streams.ts';
import { sendNewPublicFiles } from './new-public-files.ts';

interface RouteData {
  method?: string;
  route?: string;
}

/** h3's router as Nitro creates it. The result is `undefined` if a site has no routes. */
interface Router {
  '~findRoute'?: (event: object) => { data: RouteData } | undefined;
}

/** The route that renders pages. */
const PAGES = '/**';

/** Nitro plugin that wraps the handler with the rules for every request and every response. */
export default definePlugin((app) => {
  // The site has an error page for malformed URLs; h3 would respond with JSON.
  // Errors are logged where the response to them is made; h3 would log them a second time.
  if (app.h3) Object.assign(app.h3.config, { allowMalformedURL: true, silent: true });
  const find = (method: string, pathname: string): RouteData | undefined =>
    (app.h3 as Router | undefined)?.['~findRoute']?.({ req: { method }, url: { pathname }, context: {} })?.data;
  // First, so that it also covers responses of the site's middleware.
  app.h3?.['~middleware'].unshift(
    createStreamLog(({ req, url }) => (find(req.method, url.pathname)?.route ?? PAGES) !== PAGES),
  );
  app.fetch = createFrontHandler(sendNewPublicFiles(refuseOtherMethods(app.fetch, find)));
});
