import { definePlugin } from 'nitro';
import { createFrontHandler } from './front-handler.ts';

/** Wraps Nitro's handler with the rules for every request and every answer. */
export default definePlugin((app) => {
  // The site has an error page for malformed addresses; h3 would answer them with JSON.
  if (app.h3) app.h3.config.allowMalformedURL = true;
  app.fetch = createFrontHandler(app.fetch);
});
