import { createHash } from 'node:crypto';
import { lstat, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathWithParents } from '../../paths/check-tree.ts';
import { createQueue } from '../../queue/create-queue.ts';
import { replaceFile } from '../../source/apply-plan.ts';
import { blobId } from '../blob-id.ts';
import type { GitHost, TreeEntry } from '../git-host.ts';
import { failure, moved, notFound, success } from '../repository-error.ts';
import type { AsyncResult } from '../repository-error.ts';

/** Options of `createFolderHost`. */
export interface FolderHostOptions {
  /** Folder of the site. */
  folder: string;
  /** Subfolders that are read. */
  folders: readonly string[];
}

/** Maximum size of cached texts of earlier revisions, in bytes. Merging needs the text that an edit is based on. */
const MAX_CACHED_BYTES = 100_000_000;

/**
 * Edits the files of a folder in place, for `recto dev`. A commit writes the files; the developer commits them with
 * git. A revision is a hash of all files and is known while the server runs.
 */
export function createFolderHost({ folder, folders }: FolderHostOptions): GitHost {
  const queue = createQueue();
  const trees = new Map<string, TreeEntry[]>();
  const blobs = new Map<string, Buffer>();
  /** Ids of files by path, size and modification time. */
  const ids = new Map<string, string>();
  let remembered = 0;

  const remember = (id: string, bytes: Buffer): void => {
    if (blobs.has(id)) return;
    blobs.set(id, bytes);
    remembered += bytes.length;
    for (const [old, { length }] of blobs) {
      if (remembered <= MAX_CACHED_BYTES || old === id) break;
      blobs.delete(old);
      remembered -= length;
    }
  };
  const readEntry = async (path: string): Promise<TreeEntry | undefined> => {
    const file = join(folder, path);
    const stats = await lstat(file).catch(() => undefined);
    if (!stats) return undefined;
    if (stats.isSymbolicLink()) return { path, kind: 'link', id: blobId(Buffer.from(path), ''), executable: false };
    if (!stats.isFile()) return undefined;
    const key = `${path}\0${stats.size}\0${stats.mtimeMs}`;
    const cachedId = ids.get(key);
    const executable = (stats.mode & 0o100) !== 0;
    if (cachedId !== undefined) return { path, kind: 'file', id: cachedId, executable };
    const bytes = await readFile(file);
    const id = blobId(bytes, '');
    ids.set(key, id);
    if (bytes.length < 1_000_000) remember(id, bytes);
    return { path, kind: 'file', id, executable };
  };
  const readAll = async (): Promise<TreeEntry[]> => {
    const paths = await Promise.all(folders.map((subfolder) => listFiles(folder, subfolder)));
    const entries = await Promise.all(paths.flat().sort().map(readEntry));
    return entries.filter((entry) => entry !== undefined);
  };
  const readHead = async (): Promise<string> => {
    const entries = await readAll();
    const hash = createHash('sha1');
    for (const { path, id, kind } of entries) hash.update(`${kind} ${id} ${path}\n`);
    const revision = hash.digest('hex');
    trees.delete(revision);
    trees.set(revision, entries);
    const [oldest] = trees.keys();
    if (trees.size > 100 && oldest !== undefined) trees.delete(oldest);
    return revision;
  };
  const treeOf = (revision: string): Awaited<AsyncResult<TreeEntry[]>> => {
    const tree = trees.get(revision);
    if (tree) return success(tree);
    return failure({
      code: 'not-found',
      message: 'The server was restarted after this edit began.',
      hint: 'Load the page again: the edit is applied to the current files.',
    });
  };

  return {
    name: 'folder',
    readHead: async () => success(await readHead()),
    async readTree(revision, inside) {
      const tree = treeOf(revision);
      return tree.ok ? success(tree.value.filter(({ path }) => inside === '' || path.startsWith(`${inside}/`))) : tree;
    },
    async findEntries(revision, paths) {
      const tree = treeOf(revision);
      if (!tree.ok) return tree;
      const needed = new Set(paths.flatMap(pathWithParents));
      const entries = new Map(tree.value.filter(({ path }) => needed.has(path)).map((entry) => [entry.path, entry]));
      for (const path of needed) {
        const isFolder = !entries.has(path) && tree.value.some((entry) => entry.path.startsWith(`${path}/`));
        if (isFolder) entries.set(path, { path, kind: 'folder', id: '', executable: false });
      }
      return success(entries);
    },
    async readBlob(_, { id, path }) {
      const cached = blobs.get(id);
      if (cached) return success(cached);
      const bytes = await readFile(join(folder, path)).catch(() => undefined);
      return bytes && blobId(bytes, '') === id ? success(bytes) : notFound(`The file "${path}" as it was`);
    },
    listCommits: async () => success([]),
    listFileCommits: async () => success([]),
    readVersions: async () => success([]),
    writeCommit: ({ branch, parent, writes, deletions }) =>
      queue(async () => {
        if ((await readHead()) !== parent) {
          const isTouched = await Promise.all(
            [...writes, ...deletions].map(async ({ path, previous }) => (await readEntry(path))?.id !== previous),
          );
          if (isTouched.includes(true)) return moved(branch);
        }
        for (const { path, bytes } of writes) await replaceFile(join(folder, path), bytes);
        for (const { path } of deletions) await rm(join(folder, path), { force: true });
        return success({ revision: await readHead(), staleWorkingTrees: [] });
      }),
    hasOneBranch: true,
    createBranch: async () => unsupported(),
    openPullRequest: async () => unsupported(),
  };
}

function unsupported(): ReturnType<typeof failure> {
  return failure({
    code: 'unsupported',
    message: 'The development server edits files and does not commit.',
    hint: 'Save the changes, then use git as usual.',
  });
}

/** Lists the content files below a folder, without hidden folders and those of tools. */
async function listFiles(root: string, subfolder: string): Promise<string[]> {
  const base = join(root, subfolder);
  if ((await stat(base).catch(() => undefined))?.isDirectory() !== true) return [];
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|\.git)\//u.test(path));
}
