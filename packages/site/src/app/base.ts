import { BASE } from './base-path.ts';

/** Removes the base path; `undefined` if the path is outside of it and so not part of the site. */
export function dropBase(path: string, base = BASE): string | undefined {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** Adds the base path, as in the address bar. The first page is at the base path itself, without a trailing slash. */
export function addBase(path: string, base = BASE): string {
  return path === '/' ? base || '/' : base + path;
}
