/** Returns the folder of a path; empty for a path without one. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns the last segment of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Resolves a relative path in a folder: `a/c` for `../c` in `a/b`. */
export function joinPath(folder: string, relative: string): string {
  const names: string[] = [];
  for (const name of `${folder}/${relative}`.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..' || names.length === 0 || names.at(-1) === '..') names.push(name);
    else names.pop();
  }
  return names.join('/');
}

/** Returns a path relative to a folder: `../c` for `a/c` in `a/b`. */
export function relativePath(folder: string, path: string): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = path.split('/');
  const different = from.findIndex((name, index) => name !== to[index]);
  const shared = different === -1 ? from.length : different;
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}
