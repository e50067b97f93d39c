/**
 * The folder of its host that the site lies below: `/demo/docs`, with no slash at its end; empty where it has the host
 * to itself. In a site, the plugin puts a module with Vite's `base` in the place of this one.
 */
export const BASE: string = '';
