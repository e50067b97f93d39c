import { definePlugin } from 'nitro';
import { refuseOtherMethods } from './allowed-methods.ts';
import { createFrontHandler } from './front-handler.ts';
import { createStreamLog } from './log-failed-streams.ts';
import { sendNewPublicFiles } from './new-public-files.ts';

interface RouteData {
  method?: string;
  route?: string;
}

/** As Nitro fills it in for h3. The answer is `undefined` where a site has no routes. */
interface Router {
  '~findRoute'?: (event: object) => { data: RouteData } | undefined;
}

/** The route that pages are answered by. */
const PAGES = '/**';

/** Wraps Nitro's handler with the rules for every request and every answer. */
export default definePlugin((app) => {
  // The site has an error page for malformed addresses; h3 would answer them with JSON.
  // Errors are logged where they are answered; h3 would log them a second time.
  if (app.h3) Object.assign(app.h3.config, { allowMalformedURL: true, silent: true });
  const find = (method: string, pathname: string): RouteData | undefined =>
    (app.h3 as Router | undefined)?.['~findRoute']?.({ req: { method }, url: { pathname }, context: {} })?.data;
  // First, so that it sees what middleware of the site answers, too.
  app.h3?.['~middleware'].unshift(
    createStreamLog(({ req, url }) => (find(req.method, url.pathname)?.route ?? PAGES) !== PAGES),
  );
  app.fetch = createFrontHandler(sendNewPublicFiles(refuseOtherMethods(app.fetch, find)));
});
