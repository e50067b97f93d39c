import { definePlugin } from 'nitro';
import { createFrontHandler } from './front-handler.ts';

/** Wraps Nitro's handler with the rules for every request and every answer. */
export default definePlugin((app) => {
  // The site has an error page for malformed addresses; h3 would answer them with JSON.
  // Errors are logged where they are answered; h3 would log them a second time.
  if (app.h3) Object.assign(app.h3.config, { allowMalformedURL: true, silent: true });
  app.fetch = createFrontHandler(app.fetch);
});
