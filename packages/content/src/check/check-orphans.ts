import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';
import { localPathOf } from './local-path.ts';
import { createLinkTargets, parseTarget } from './link-targets.ts';
import type { CheckedSite } from './link-targets.ts';

/** Finds published pages that are not in the navigation and that no other page links to. */
export function checkOrphans(site: CheckedSite): ContentError[] {
  const { isAllowed } = createLinkTargets(site);
  // A link to a page in one language also counts for its translations.
  const local = (path: string): string => localPathOf(path, site.locales) ?? path;
  const linkedPaths = (file: CheckedFile): string[] => file.urls.flatMap((found) => targetsOf(found.url, file));
  const unlisted = site.files.filter(({ isUnlisted, draft }) => isUnlisted && !draft);
  if (unlisted.length === 0) return [];
  const linksByFile = new Map(site.files.map((file) => [file, new Set(linkedPaths(file).map(local))]));
  return unlisted.flatMap((file) => {
    const paths = pathsOf(file).filter((path) => !isAllowed(path));
    const isLinked = (path: string): boolean =>
      [...linksByFile].some(
        ([other, targets]) => !pathsOf(other).map(local).includes(local(path)) && targets.has(local(path)),
      );
    return paths.filter((path) => !isLinked(path)).map((path) => orphan(path, file));
  });
}

function pathsOf({ paths }: CheckedFile): string[] {
  return [...new Set(paths.filter(({ isPage }) => isPage).map(({ path }) => path))];
}

function targetsOf(url: string, file: CheckedFile): string[] {
  const [own = '/'] = pathsOf(file);
  const target = parseTarget(url, own);
  return target ? [target.path] : [];
}

function orphan(path: string, { file }: CheckedFile): ContentError {
  return new ContentError(
    'page/orphan',
    `The page "${path}" cannot be reached: it is not in the navigation, and no page links to it.`,
    'Link to it, or remove "navigation: false". If your code links to it, add it to "links" in the configuration.',
    { file },
  );
}
