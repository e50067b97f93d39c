/** For the part of a site that never reaches the browser. */
export { PageError, notFound } from './page-error.ts';
export { defineServer } from './server.ts';
export type { Loader, LoaderAnswer, LoaderContext, Server } from './server.ts';
