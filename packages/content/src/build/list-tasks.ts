import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { ContentConfig } from '../collections/collection.ts';
import type { Source } from '../collections/source.ts';
import { ContentError } from '../errors.ts';
import { isAsset } from './asset-types.ts';
import { findRepository } from './code-files.ts';
import { fetchRepository, withoutSecrets } from './git-source.ts';
import { listFiles, pathInSource } from './source-files.ts';

/** A collection that includes a file, and the path of the file in it. */
export interface Owner {
  collection: string;
  /** The path of the file below the folder of its source, from which `stem` is derived. */
  key: string;
  /** The path that URLs are derived from: `key`, with the prefix of the source. */
  urlPath: string;
}

/** A file from which rows are built. */
export interface Task {
  /** Name in error messages: the path below the content folder, or of another source. */
  file: string;
  /** The folder that the file may use assets from; `undefined` for a custom source. */
  base: string | undefined;
  /** The folder whose files code blocks may show. */
  repository?: string | undefined;
  owners: Owner[];
  /** The absolute path of the file; `undefined` for a custom source. */
  location: string | undefined;
  read: () => Promise<Uint8Array>;
}

/** Options of `openSources`. */
export interface TaskOptions {
  config: ContentConfig;
  root: string;
  /** Cache folder, where fetched repositories are stored. */
  cache: string;
  /** Called with a problem that does not stop the build. */
  onWarning?: ((warning: ContentError) => void) | undefined;
}

/** A source whose files can be read. */
export interface OpenedSource {
  collection: string;
  source: Source;
  /** Folder of its files; `undefined` for a custom source. */
  base: string | undefined;
  /** The repository that contains the folder; for a fetched source the folder itself. */
  repository: string | undefined;
  /** Prefix of the names of its files in error messages. */
  label: string;
}

/** Opens all sources and fetches repositories. A source that cannot be opened is an error in the result. */
export async function openSources({ config, root, cache, onWarning = warn }: TaskOptions): Promise<{
  sources: OpenedSource[];
  errors: ContentError[];
}> {
  const sources: OpenedSource[] = [];
  const errors: ContentError[] = [];
  const fetched = new Map<string, Promise<string>>();
  const fetchOnce = (source: Source & { kind: 'git' }): Promise<string> => {
    const key = JSON.stringify([source.repository, source.branch, source.folder]);
    const folder = fetched.get(key) ?? fetchRepository(source, join(cache, 'git'), onWarning);
    fetched.set(key, folder);
    return folder;
  };
  for (const [collection, { sources: all }] of Object.entries(config.collections)) {
    for (const source of all) {
      try {
        sources.push({ collection, source, ...(await openSource(source, root, fetchOnce)) });
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        errors.push(error);
      }
    }
  }
  return { sources, errors };
}

/** Prints a warning if the caller does not handle it. */
export function warn(warning: ContentError): void {
  process.emitWarning(String(warning));
}

async function openSource(
  source: Source,
  root: string,
  fetchOnce: (source: Source & { kind: 'git' }) => Promise<string>,
): Promise<Pick<OpenedSource, 'base' | 'repository' | 'label'>> {
  if (source.kind === 'custom') return { base: undefined, repository: undefined, label: '' };
  if (source.kind === 'git') {
    const label = [withoutSecrets(source.repository), source.folder].join('/').replace(/\/+$/u, '');
    const folder = await fetchOnce(source);
    return { base: folder, repository: folder, label: `${label}/` };
  }
  const base = resolve(root, source.cwd ?? '.');
  const label = relative(root, base);
  return { base, repository: findRepository(base), label: label === '' ? '' : `${label}/` };
}

/** Lists every file that a collection includes, once, sorted by name. */
export async function listTasks(
  sources: readonly OpenedSource[],
  config: ContentConfig,
  errors: ContentError[],
): Promise<Task[]> {
  const tasks = new Map<string, Task>();
  const listings = new Map<string, Promise<readonly string[]>>();
  for (const [index, source] of sources.entries()) {
    const { base } = source;
    const listing = listings.get(base ?? String(index)) ?? listKeys(source, errors);
    listings.set(base ?? String(index), listing);
    for (const key of await listing) {
      const task = taskOf(source, key, config);
      if (task) mergeTask(tasks, `${base ?? index}\0${key}`, task);
    }
  }
  return [...tasks.values()].sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
}

/**
 * Adds a task. A file of several collections is parsed once; in each collection, the first source that includes it
 * counts.
 */
export function mergeTask(tasks: Map<string, Task>, id: string, task: Task): void {
  const sameTask = tasks.get(id);
  if (!sameTask) tasks.set(id, task);
  else
    sameTask.owners.push(
      ...task.owners.filter((one) => !sameTask.owners.some((other) => other.collection === one.collection)),
    );
}

/** Returns the task of a file in a source, or `undefined` if the source does not include it. Assets are not rows. */
export function taskOf(
  { collection, source, base, repository, label }: OpenedSource,
  key: string,
  config: ContentConfig,
): Task | undefined {
  const isParsed = config.transformers?.some(({ extensions }) => extensions.some((one) => key.endsWith(`.${one}`)));
  const urlPath = isAsset(key) && isParsed !== true ? undefined : pathInSource(key, source, config.locales);
  if (urlPath === undefined) return undefined;
  const location = base === undefined ? undefined : join(base, key);
  return {
    file: label + key,
    base,
    repository,
    owners: [{ collection, key, urlPath }],
    location,
    read: async () =>
      source.kind === 'custom' ? new TextEncoder().encode(await source.getItem(key)) : await readFile(location ?? key),
  };
}

async function listKeys({ source, base = '' }: OpenedSource, errors: ContentError[]): Promise<readonly string[]> {
  if (source.kind === 'custom') return await source.getKeys();
  const isContent = source.kind === 'folder' && source.cwd === undefined;
  return await listFiles(base).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    errors.push(
      new ContentError(
        'source/missing',
        `The ${isContent ? 'content folder' : 'folder'} ${base} does not exist.`,
        isContent ? 'Create it, or correct the name of the folder.' : 'Create it, or correct "cwd" of the source.',
      ),
    );
    return [];
  });
}
