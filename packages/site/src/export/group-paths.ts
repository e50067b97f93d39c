import { addBase, dropBase } from '../app/base.ts';
import { isPagePath } from '../app/page-paths.ts';
import { pageOfRawPath } from '../app/raw-path.ts';
import { payloadOwner } from '../payload/payload.ts';

/** Paths of a site, grouped by the data that they are rendered from. */
export interface GroupedPaths {
  /** Each page with its payload and its markdown version, which are rendered from the same data. */
  pages: readonly (readonly string[])[];
  /** Other files, which may depend on the files of pages. */
  others: readonly string[];
}

/** Groups the paths of a site by page. */
export function groupPaths(paths: readonly string[], base = ''): GroupedPaths {
  const owners = Map.groupBy(paths, (path) => ownerOf(path, base));
  const others = owners.get(undefined) ?? [];
  owners.delete(undefined);
  return { pages: [...owners.values()], others };
}

/** The page that a path belongs to; `undefined` for other files. */
function ownerOf(path: string, base: string): string | undefined {
  const owner = payloadOwner(path);
  if (owner !== undefined) return owner;
  const inside = dropBase(path, base) ?? path;
  const raw = pageOfRawPath(inside);
  if (raw !== undefined) return addBase(raw, base);
  return isPagePath(inside) ? path : undefined;
}
