import { decodePath } from './written-urls.ts';

/** Message for a former path that cannot be requested, or that a host would interpret as a pattern. */
export const INVALID_FORMER_PATH =
  'A former path begins with one "/" and contains no query, no hash, no "*", "/:" or "\\", and no segment "." or ".."';

// oxlint-disable-next-line no-control-regex -- Control characters are refused.
const PATH = /^(?!.*\/:)\/(?!\/)[^?#*\\\u0000-\u001F\u007F]*$/u;

/** Returns whether a path can be a former path of a page, such as `/docs/old-name`. */
export function isFormerPath(path: string): boolean {
  const decoded = decodePath(path);
  return PATH.test(path) && PATH.test(decoded) && !decoded.split('/').some((name) => name === '.' || name === '..');
}

/** Normalises a path to compare former paths: ignores case, a trailing slash and percent-encoding. */
export function formerPathKey(path: string): string {
  return decodePath(path)
    .replace(/(?<=[^/])\/+$/u, '')
    .toLowerCase();
}
