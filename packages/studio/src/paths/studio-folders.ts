/** Folders that the studio edits, as paths from the root of the repository: `docs/content` and `docs/public`. */
export interface StudioFolders {
  /** Folder of the content files. */
  content: string;
  /** Folder of static files. */
  public: string;
}

/** Returns both folders as a list, for path checks. */
export function listFolders(folders: StudioFolders): string[] {
  return [folders.content, folders.public];
}

/**
 * Returns a path relative to a folder, or `undefined` if it is not inside: `en/index.md` for
 * `docs/content/en/index.md`.
 */
export function pathBelow(path: string, folder: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}
