import type { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';
import { withLocale } from './local-path.ts';

/** A page or folder that the configuration of a site refers to by its path. */
export interface NamedPage {
  path: string;
  /** The error to report if it does not exist. */
  error: ContentError;
}

/** Returns the errors of pages and folders that do not exist. A draft counts as existing. */
export function checkNamedPages(
  named: readonly NamedPage[],
  files: readonly CheckedFile[],
  locales: readonly string[],
): ContentError[] {
  const pages = files.flatMap(({ paths }) => paths.filter(({ isPage }) => isPage).map(({ path }) => path));
  const isFound = (path: string): boolean => {
    const pathInLocale = withLocale(path, undefined, locales);
    return pages.some((one) => one === pathInLocale || one.startsWith(pathInLocale === '/' ? '/' : `${pathInLocale}/`));
  };
  return named.filter(({ path }) => !isFound(path)).map(({ error }) => error);
}
