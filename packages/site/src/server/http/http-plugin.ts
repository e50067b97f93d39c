import { definePlugin } from 'nitro';
import { refuseOtherMethods } from './allowed-methods.ts';
import type { FindRoute } from './allowed-methods.ts';
import { createFrontHandler } from './front-handler.ts';

/** As Nitro fills it in for h3. The answer is `undefined` where a site has no routes. */
interface Router {
  '~findRoute'?: (event: object) => { data: { method?: string } } | undefined;
}

/** Wraps Nitro's handler with the rules for every request and every answer. */
export default definePlugin((app) => {
  // The site has an error page for malformed addresses; h3 would answer them with JSON.
  // Errors are logged where they are answered; h3 would log them a second time.
  if (app.h3) Object.assign(app.h3.config, { allowMalformedURL: true, silent: true });
  const find: FindRoute = (method, pathname) =>
    (app.h3 as Router | undefined)?.['~findRoute']?.({ req: { method }, url: { pathname }, context: {} })?.data;
  app.fetch = createFrontHandler(refuseOtherMethods(app.fetch, find));
});
