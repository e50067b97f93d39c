import { defineErrorHandler } from 'nitro';
import { runningSite } from './running-site.ts';
import { startSite } from './start-site.ts';

/** Renders errors of API routes and middleware in the same form as errors of pages. */
export default defineErrorHandler(async (error, event) => {
  try {
    const site = runningSite() ?? (await startSite());
    const response = await site.respondToError(event.req, error);
    if (response || !import.meta.env.DEV) return response;
    const { respondWithApiError } = await import('../server/dev/report-errors.ts');
    return respondWithApiError(event.req, error.cause ?? error);
  } catch (failure) {
    if (!import.meta.env.DEV) throw failure;
    const { respondWithLoadError } = await import('../server/dev/report-errors.ts');
    return respondWithLoadError(event.req, failure);
  }
});
