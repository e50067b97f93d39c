import { BASE } from './base-path.ts';

/** The path without the folder, or `undefined` where it lies outside: then it is none of ours. */
export function dropBase(path: string, base = BASE): string | undefined {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** The path as it stands in the address bar. The first page has the folder's own name. */
export function addBase(path: string, base = BASE): string {
  return path === '/' ? base || '/' : base + path;
}
