/** The folder of a path; empty for a path without one. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The last name of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path that a relative one means in a folder: `a/c` for `../c` in `a/b`. */
export function joinPath(folder: string, relative: string): string {
  const names: string[] = [];
  for (const name of `${folder}/${relative}`.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..' || names.length === 0 || names.at(-1) === '..') names.push(name);
    else names.pop();
  }
  return names.join('/');
}

/** How a folder names a path: `../c` for `a/c` in `a/b`. */
export function relativePath(folder: string, path: string): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = path.split('/');
  const different = from.findIndex((name, place) => name !== to[place]);
  const shared = different === -1 ? from.length : different;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
