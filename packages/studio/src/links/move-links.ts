import { findMediaReferences, renderReference, resolveReference } from '../media/find-media-references.ts';
import { folderOf } from '../paths/relative-path.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import { findLinks } from './find-links.ts';
import type { LinkTargets, LinkedFile } from './link-targets.ts';

/** Files that are moved together. */
export interface Moves {
  /** New paths by current path. */
  paths: ReadonlyMap<string, string>;
  /** Returns the URL path of a page by its file path after the move. */
  routeOf: (path: string) => string | undefined;
  /** Resolves links before the move. */
  targets: LinkTargets;
  /** Folders that the studio edits. */
  folders: StudioFolders;
}

interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * Updates the URLs in a text so that they point to the same pages and files after a move, which may include the file
 * itself. Everything outside of these URLs keeps its bytes.
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
  const newPath = paths.get(file.path) ?? file.path;
  return findLinks(text).flatMap(({ url, start, end }) => {
    const target = targets.resolve(url, file);
    if (!target) return [];
    const path = paths.get(target.path) ?? target.path;
    const isOtherFile = target.isFile && (path !== target.path || folderOf(newPath) !== folderOf(file.path));
    const isOtherPage = !target.isFile && (path !== target.path || (target.isRelative && newPath !== file.path));
    if (!isOtherFile && !isOtherPage) return [];
    const route = routeOf(path);
    if (isOtherPage && route === undefined) return [];
    const next = target.write({ path, route }, newPath);
    return next === url ? [] : [{ start, end, text: next }];
  });
}

/** Pictures next to a text are referenced relative to the text. */
function spliceMedia(text: string, file: LinkedFile, { paths, folders }: Moves): Splice[] {
  const newPath = paths.get(file.path) ?? file.path;
  const isElsewhere = folderOf(newPath) !== folderOf(file.path);
  return findMediaReferences(text).flatMap(({ url, start, end }) => {
    const target = resolveReference(url, file.path, folders);
    const path = target === undefined ? undefined : (paths.get(target) ?? target);
    const isOther = path !== target || (isElsewhere && !url.startsWith('/'));
    return path === undefined || !isOther ? [] : [{ start, end, text: renderReference(url, newPath, path, folders) }];
  });
}
