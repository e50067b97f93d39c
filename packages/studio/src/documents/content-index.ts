import { assetType } from '@recto/content/node';
import { pathBelow } from '../paths/studio-folders.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { Repository } from '../repository/create-repository.ts';
import type { TreeEntry } from '../repository/git-host.ts';
import { success } from '../repository/repository-error.ts';
import type { AsyncResult, RepositoryError } from '../repository/repository-error.ts';
import { readFileMetadata } from './read-file-metadata.ts';
import type { FileMetadata } from './file-metadata.ts';

/** Maximum number of files whose metadata is cached. */
const MAX_CACHED_FILES = 50_000;

/** Number of files read from the repository at once. */
const BATCH_SIZE = 200;

/** Maximum time that a response waits for unread files, in milliseconds. Reading continues afterwards. */
const MAX_WAIT_MS = 2000;

/** The files of a revision and their metadata. */
export interface IndexedTree {
  /** Id of the commit. */
  revision: string;
  /** Files in the folders of the studio. */
  files: readonly TreeEntry[];
  /** Returns the metadata of a file if it was read. */
  metadataOf: (file: TreeEntry) => FileMetadata | undefined;
  /** Number of content files that are not read yet. */
  pending: number;
  /** Why they were not read, if the repository returned an error. */
  problem: RepositoryError | undefined;
}

/** Reads the files of a revision with their metadata. */
export interface ContentIndex {
  /** Reads the newest revision of the published branch by default. */
  read: (revision?: string) => AsyncResult<IndexedTree>;
}

/** Options of `createContentIndex`. */
export interface ContentIndexOptions {
  /** Repository of the site. */
  repository: Repository;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Maximum time that a response waits for unread files, in milliseconds. */
  maxWait?: number;
}

/**
 * Caches the metadata of content files by the ids of their bytes, so that only changed files are read after a commit.
 */
export function createContentIndex(options: ContentIndexOptions): ContentIndex {
  const { repository, folders, maxWait = MAX_WAIT_MS } = options;
  const metadata = new Map<string, FileMetadata>();
  const keyOf = ({ id, path }: TreeEntry): string => `${id} ${path.slice(path.lastIndexOf('.') + 1)}`;
  const isRead = ({ path }: TreeEntry): boolean =>
    pathBelow(path, folders.content) !== undefined && assetType(path) === undefined;
  /** Revisions that are being read. */
  const running = new Map<string, Promise<RepositoryError | undefined>>();

  const fill = async (revision: string, missing: readonly TreeEntry[]): Promise<RepositoryError | undefined> => {
    for (let start = 0; start < missing.length; start += BATCH_SIZE) {
      const some = missing.slice(start, start + BATCH_SIZE).filter((file) => !metadata.has(keyOf(file)));
      const files = await repository.readFiles(revision, some);
      if (!files.ok) return files.error;
      for (const file of some) {
        const bytes = files.value.get(file.id);
        if (bytes) metadata.set(keyOf(file), await readFileMetadata(file.path, bytes));
      }
    }
    for (const key of metadata.keys()) {
      if (metadata.size <= MAX_CACHED_FILES) break;
      metadata.delete(key);
    }
    return undefined;
  };
  const fillOnce = async (revision: string, missing: readonly TreeEntry[]): Promise<RepositoryError | undefined> => {
    const pending = running.get(revision);
    if (pending) return await pending;
    const filling = fill(revision, missing).finally(() => {
      running.delete(revision);
    });
    running.set(revision, filling);
    return await filling;
  };

  return {
    async read(named) {
      const head = named === undefined ? await repository.readHead() : success(named);
      if (!head.ok) return head;
      const revision = head.value;
      const tree = await repository.readTree(revision);
      if (!tree.ok) return tree;
      const files = tree.value.filter(({ kind }) => kind === 'file');
      const isMissing = (file: TreeEntry): boolean => isRead(file) && !metadata.has(keyOf(file));
      const missing = files.filter(isMissing);
      const problem = missing.length === 0 ? undefined : await withTimeout(fillOnce(revision, missing), maxWait);
      const pending = files.filter(isMissing).length;
      return success({ revision, files, metadataOf: (file) => metadata.get(keyOf(file)), pending, problem });
    },
  };
}

/** Resolves with the value of a promise, or with `undefined` after a timeout. */
async function withTimeout<Value>(promise: Promise<Value>, time: number): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, time);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
