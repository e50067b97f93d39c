/** Folders that the studio edits, as paths from the root of the repository: `docs/content` and `docs/public`. */
export interface StudioFolders {
  content: string;
  /** Files that are served as they are. */
  public: string;
}

/** The same as a list, for checks of paths. */
export function listFolders(folders: StudioFolders): string[] {
  return [folders.content, folders.public];
}

/** A path below a folder, or `undefined` where it is not in it: `en/index.md` for `docs/content/en/index.md`. */
export function pathBelow(path: string, folder: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}
