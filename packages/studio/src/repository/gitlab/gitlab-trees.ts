import { parentFolders, pathWithParents } from '../../paths/check-tree.ts';
import { kindOfMode } from '../git-host.ts';
import type { GitHost, TreeEntry } from '../git-host.ts';
import type { Api } from '../http/api.ts';
import { success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';
import { treeSchema } from './gitlab-schemas.ts';

/** Maximum number of entries per page in GitLab. */
const PAGE = 100;

/** Maximum number of cached folders. */
const MAX_FOLDERS = 200;

/**
 * Reads trees from GitLab, which lists 100 entries per request: folders are read one by one, because a whole repository
 * can need many requests. Folders of a revision never change, so they are cached.
 */
export function createGitLabTrees(api: Api, root: readonly string[]): Pick<GitHost, 'readTree' | 'findEntries'> {
  const entriesByKey = new Map<string, TreeEntry[]>();

  const list = async (revision: string, folder: string, recursive: boolean): AsyncResult<TreeEntry[]> => {
    const key = JSON.stringify([revision, folder, recursive]);
    const cached = entriesByKey.get(key);
    if (cached) return success(cached);
    const entries: TreeEntry[] = [];
    let token: string | undefined = '';
    while (token !== undefined) {
      const response = await api.request({
        path: [...root, 'repository', 'tree'],
        query: {
          ref: revision,
          recursive,
          per_page: PAGE,
          pagination: 'keyset',
          ...(folder !== '' && { path: folder }),
          ...(token !== '' && { page_token: token }),
        },
        schema: treeSchema,
        what: `The commit ${revision}`,
      });
      if (!response.ok) return response;
      for (const { id, path, mode } of response.value.value) {
        entries.push({ path, kind: kindOfMode(mode), id, executable: mode === '100755' });
      }
      token = nextToken(response.value.headers);
    }
    entriesByKey.set(key, entries);
    const [oldest] = entriesByKey.keys();
    if (entriesByKey.size > MAX_FOLDERS && oldest !== undefined) entriesByKey.delete(oldest);
    return success(entries);
  };

  const find = async (revision: string, paths: readonly string[]): AsyncResult<Map<string, TreeEntry>> => {
    const needed = new Set(paths.flatMap(pathWithParents));
    const entries = new Map<string, TreeEntry>();
    const folders = ['', ...new Set(paths.flatMap(parentFolders))].toSorted((a, b) => a.length - b.length);
    for (const folder of folders) {
      if (folder !== '' && entries.get(folder)?.kind !== 'folder') continue;
      const listed = await list(revision, folder, false);
      if (!listed.ok) return listed;
      for (const entry of listed.value) if (needed.has(entry.path)) entries.set(entry.path, entry);
    }
    return success(entries);
  };

  return {
    findEntries: find,
    async readTree(revision, folder) {
      // GitLab returns an error for both a missing folder and a missing revision.
      const folderEntry = folder === '' ? undefined : await find(revision, [folder]);
      if (folderEntry && !folderEntry.ok) return folderEntry;
      if (folderEntry && folderEntry.value.get(folder)?.kind !== 'folder') return success([]);
      const listed = await list(revision, folder, true);
      return listed.ok ? success(listed.value.filter(({ kind }) => kind !== 'folder')) : listed;
    },
  };
}

/** Returns the token of the next page from the `Link` header. */
function nextToken(headers: Headers): string | undefined {
  const next = /<([^>]+)>;\s*rel="next"/u.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? undefined : (URL.parse(next)?.searchParams.get('page_token') ?? undefined);
}
