import { definePlugin } from 'nitro';
import { createFrontHandler } from './front-handler.ts';

/** Puts the rules for every request and every answer around all that Nitro does. */
export default definePlugin((app) => {
  // The site has a page for addresses that are no text; h3 would answer them with JSON.
  if (app.h3) app.h3.config.allowMalformedURL = true;
  app.fetch = createFrontHandler(app.fetch);
});
