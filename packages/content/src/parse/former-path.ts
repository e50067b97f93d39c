import { decodeAddress } from './addresses.ts';

/** What is wrong with a former path that no request can be for, or that a host would read as a pattern. */
export const NOT_A_PATH =
  'A former path begins with one "/" and is the path of one page: without a query, a hash, "*", "/:", "\\", "." or ".."';

// oxlint-disable-next-line no-control-regex -- These are the ones that are refused.
const PATH = /^(?!.*\/:)\/(?!\/)[^?#*\\\u0000-\u001F\u007F]*$/u;

/** Whether a page can have had a path. It is written as links are: `/docs/old-name`. */
export function isFormerPath(path: string): boolean {
  const decoded = decodeAddress(path);
  return PATH.test(path) && PATH.test(decoded) && !decoded.split('/').some((name) => name === '.' || name === '..');
}

/** A path as former paths are compared: neither case, nor a slash at the end, nor the way characters are encoded matters. */
export function formerPathKey(path: string): string {
  return decodeAddress(path)
    .replace(/(?<=[^/])\/+$/u, '')
    .toLowerCase();
}
