import { addBase, dropBase } from '../app/base.ts';
import { isPagePath } from '../app/page-paths.ts';
import { pageOfRawPath } from '../app/raw-path.ts';
import { pageOfPayloadPath } from '../payload/payload.ts';

/** Paths of a site, grouped by the data that they are rendered from. */
export interface GroupedPaths {
  /** Each page with its payload and its markdown version, which are rendered from the same data. */
  pages: readonly (readonly string[])[];
  /** Other files, which may depend on the files of pages. */
  others: readonly string[];
}

/** Groups the paths of a site by page. */
export function groupPaths(paths: readonly string[], base = ''): GroupedPaths {
  const byPage = Map.groupBy(paths, (path) => pageOf(path, base));
  const others = byPage.get(undefined) ?? [];
  byPage.delete(undefined);
  return { pages: [...byPage.values()], others };
}

/** The page that a path belongs to; `undefined` for other files. */
function pageOf(path: string, base: string): string | undefined {
  const page = pageOfPayloadPath(path);
  if (page !== undefined) return page;
  const sitePath = dropBase(path, base) ?? path;
  const raw = pageOfRawPath(sitePath);
  if (raw !== undefined) return addBase(raw, base);
  return isPagePath(sitePath) ? path : undefined;
}
