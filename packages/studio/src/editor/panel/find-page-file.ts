import type { ListedFile } from '../../documents/list-documents.ts';

/** The file of a page; `undefined` where code makes the page. A page that is not translated has that of its original. */
export function findPageFile(
  files: readonly ListedFile[],
  page: { path: string; locale: string; textLocale: string },
): string | undefined {
  const ends = new Set([page.path, withoutLocale(page.path, page.locale)]);
  const isOf = ({ route, locale }: ListedFile): boolean =>
    route !== undefined &&
    (locale === undefined || locale === page.textLocale) &&
    (ends.has(route) || ends.has(withoutLocale(route, locale ?? page.textLocale)));
  return files.find(isOf)?.path;
}

/** `/en/guide` is `/guide` in English. */
function withoutLocale(path: string, locale: string): string {
  const prefix = `/${locale}`;
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
