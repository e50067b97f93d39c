import { ContentError } from '../errors.ts';
import type { CheckedFile } from './checked-file.ts';
import { localPathOf } from './local-path.ts';
import { createTargets, parseTarget } from './targets.ts';
import type { CheckedSite } from './targets.ts';

/** Every published page that is left out of the navigation, and that no other page leads to. */
export function checkOrphans(site: CheckedSite): ContentError[] {
  const { isAllowed } = createTargets(site);
  // A page that is linked in one language is not lost in another.
  const local = (path: string): string => localPathOf(path, site.locales) ?? path;
  const reached = (file: CheckedFile): string[] => file.addresses.flatMap((found) => targetOf(found.address, file));
  const unlisted = site.files.filter(({ isUnlisted, draft }) => isUnlisted && !draft);
  if (unlisted.length === 0) return [];
  const known = new Map(site.files.map((file) => [file, new Set(reached(file).map(local))]));
  return unlisted.flatMap((file) => {
    const paths = pathsOf(file).filter((path) => !isAllowed(path));
    const isKnown = (path: string): boolean =>
      [...known].some(
        ([other, targets]) => !pathsOf(other).map(local).includes(local(path)) && targets.has(local(path)),
      );
    return paths.filter((path) => !isKnown(path)).map((path) => orphan(path, file));
  });
}

function pathsOf({ places }: CheckedFile): string[] {
  return [...new Set(places.filter(({ isPage }) => isPage).map(({ path }) => path))];
}

function targetOf(address: string, file: CheckedFile): string[] {
  const [own = '/'] = pathsOf(file);
  const target = parseTarget(address, own);
  return target ? [target.path] : [];
}

function orphan(path: string, { file }: CheckedFile): ContentError {
  return new ContentError(
    'page/orphan',
    `Nothing leads to "${path}": it is left out of the navigation, and no page links to it.`,
    'Link to it, or take "navigation: false" out. If your code leads there, name it in "links" of the configuration.',
    { file },
  );
}
