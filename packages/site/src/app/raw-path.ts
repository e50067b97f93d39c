import { BASE } from './base-path.ts';

const RAW = '/raw';
const ENDING = '.md';

/** Path of the markdown version of a page. */
export function rawPath(path: string, base = BASE): string {
  const sitePath = path.slice(base.length);
  return `${base}${RAW}${sitePath === '' || sitePath === '/' ? '/index' : sitePath}${ENDING}`;
}

/**
 * Path of the page whose markdown version is at `address`, both without the base path; `undefined` for any other path.
 */
export function pageOfRawPath(address: string): string | undefined {
  if (!address.startsWith(`${RAW}/`) || !address.endsWith(ENDING)) return undefined;
  const path = address.slice(RAW.length, -ENDING.length);
  return path === '/index' ? '/' : path;
}
