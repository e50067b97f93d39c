/**
 * Base path of the site: `/demo/docs`, without a trailing slash; empty if the site is at the root of its host. In the
 * build of a site, the Vite plugin replaces this module with one that has Vite's `base`.
 */
export const BASE: string = '';
