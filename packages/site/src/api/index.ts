/**
 * Functions for the API routes and middleware of a site, in `server/api` and `server/middleware`. Those of h3 read
 * requests.
 */
export {
  HTTPError,
  defineHandler,
  defineMiddleware,
  deleteCookie,
  getCookie,
  getQuery,
  getRouterParam,
  getValidatedQuery,
  getValidatedRouterParams,
  handleCors,
  readBody,
  readValidatedBody,
  redirect,
  setCookie,
} from 'nitro/h3';
export type { H3Event } from 'nitro/h3';
export { z } from 'zod';
export { useContent } from './start-site.ts';
