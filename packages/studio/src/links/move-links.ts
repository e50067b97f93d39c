import { findReferences, renderAddress, resolveReference } from '../media/find-references.ts';
import { folderOf } from '../paths/relative-path.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { findLinks } from './find-links.ts';
import type { LinkTargets, LinkedFile } from './link-targets.ts';

/** Files that get other paths, at once. */
export interface Moves {
  /** The new path by the current one. */
  paths: ReadonlyMap<string, string>;
  /** The address of the page with a path, after the files were moved. */
  routeOf: (path: string) => string | undefined;
  /** Where links lead before the files are moved. */
  targets: LinkTargets;
  folders: StudioFolders;
}

interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * A text in which addresses lead to the same pages and files after some were moved, the file with the text among them
 * perhaps. Every byte outside of these addresses stays.
 */
export function moveLinks(text: string, file: LinkedFile, moves: Moves): string {
  const splices = [...spliceLinks(text, file, moves), ...spliceMedia(text, file, moves)];
  let result = '';
  let position = 0;
  for (const { start, end, text: address } of splices.sort((a, b) => a.start - b.start)) {
    result += text.slice(position, start) + address;
    position = end;
  }
  return result + text.slice(position);
}

function spliceLinks(text: string, file: LinkedFile, { paths, routeOf, targets }: Moves): Splice[] {
  const own = paths.get(file.path) ?? file.path;
  return findLinks(text).flatMap(({ address, start, end }) => {
    const target = targets.resolve(address, file);
    if (!target) return [];
    const path = paths.get(target.path) ?? target.path;
    const isOtherFile = target.isFile && (path !== target.path || folderOf(own) !== folderOf(file.path));
    const isOtherPage = !target.isFile && (path !== target.path || (target.isRelative && own !== file.path));
    if (!isOtherFile && !isOtherPage) return [];
    const route = routeOf(path);
    if (isOtherPage && route === undefined) return [];
    const next = target.write({ path, route }, own);
    return next === address ? [] : [{ start, end, text: next }];
  });
}

/** Pictures beside a text are named from where the text is. */
function spliceMedia(text: string, file: LinkedFile, { paths, folders }: Moves): Splice[] {
  const own = paths.get(file.path) ?? file.path;
  const isElsewhere = folderOf(own) !== folderOf(file.path);
  return findReferences(text).flatMap(({ address, start, end }) => {
    const target = resolveReference(address, file.path, folders);
    const path = target === undefined ? undefined : (paths.get(target) ?? target);
    const isOther = path !== target || (isElsewhere && !address.startsWith('/'));
    return path === undefined || !isOther ? [] : [{ start, end, text: renderAddress(address, own, path, folders) }];
  });
}
