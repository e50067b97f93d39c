import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { ContentConfig } from '../collections/collection.ts';
import type { Source } from '../collections/source.ts';
import { ContentError } from '../errors.ts';
import { isAsset } from './asset-kinds.ts';
import { findRepository } from './code-files.ts';
import { fetchRepository, withoutSecrets } from './git-source.ts';
import { listFiles, placeInSource } from './source-files.ts';

/** A collection that wants a file, and where it puts it. */
export interface Owner {
  collection: string;
  /** The file's name below its source's folder: what `stem` is made of. */
  key: string;
  /** The file's name in addresses: `key`, with the source's prefix. */
  place: string;
}

/** One file that is to become rows. */
export interface Task {
  /** Name in faults: the path below the content folder, or where else it comes from. */
  file: string;
  /** The folder the file may take assets from; a custom source has none. */
  base: string | undefined;
  /** The folder that fences may show files of. */
  repository?: string | undefined;
  owners: Owner[];
  /** The whole path of its file; a custom source has none. */
  location: string | undefined;
  read: () => Promise<Uint8Array>;
}

export interface TaskOptions {
  config: ContentConfig;
  root: string;
  /** Where fetched repositories are kept. */
  cache: string;
  /** Told what a build can do without. */
  onWarning?: ((warning: ContentError) => void) | undefined;
}

/** A source with its files in reach. */
export interface OpenSource {
  collection: string;
  source: Source;
  /** Folder of its files; a custom source has none. */
  base: string | undefined;
  /** The repository that the folder is in; that of a fetched source is the folder itself. */
  repository: string | undefined;
  /** What stands before a key in the names of its files. */
  label: string;
}

/** Fetches what has to be fetched. Sources that cannot be reached are faults like any other. */
export async function openSources({ config, root, cache, onWarning = warn }: TaskOptions): Promise<{
  sources: OpenSource[];
  faults: ContentError[];
}> {
  const sources: OpenSource[] = [];
  const faults: ContentError[] = [];
  const fetched = new Map<string, Promise<string>>();
  const fetchOnce = (place: Source & { kind: 'git' }): Promise<string> => {
    const key = JSON.stringify([place.repository, place.branch, place.folder]);
    const folder = fetched.get(key) ?? fetchRepository(place, join(cache, 'git'), onWarning);
    fetched.set(key, folder);
    return folder;
  };
  for (const [collection, { sources: all }] of Object.entries(config.collections)) {
    for (const source of all) {
      try {
        sources.push({ collection, source, ...(await openSource(source, root, fetchOnce)) });
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        faults.push(error);
      }
    }
  }
  return { sources, faults };
}

/** A warning that nobody asks for is still seen. */
export function warn(warning: ContentError): void {
  process.emitWarning(String(warning));
}

async function openSource(
  source: Source,
  root: string,
  fetchOnce: (place: Source & { kind: 'git' }) => Promise<string>,
): Promise<Pick<OpenSource, 'base' | 'repository' | 'label'>> {
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

/** Every file that some collection wants, once, in the order of the names. */
export async function listTasks(
  sources: readonly OpenSource[],
  config: ContentConfig,
  faults: ContentError[],
): Promise<Task[]> {
  const tasks = new Map<string, Task>();
  const listings = new Map<string, Promise<readonly string[]>>();
  for (const [index, source] of sources.entries()) {
    const { base } = source;
    const listing = listings.get(base ?? String(index)) ?? listKeys(source, faults);
    listings.set(base ?? String(index), listing);
    for (const key of await listing) {
      const task = taskOf(source, key, config);
      if (task) mergeTask(tasks, `${base ?? index}\0${key}`, task);
    }
  }
  return [...tasks.values()].sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
}

/** The same file for another collection is parsed once; the first source of a collection that names it has it. */
export function mergeTask(tasks: Map<string, Task>, id: string, task: Task): void {
  const known = tasks.get(id);
  if (!known) tasks.set(id, task);
  else
    known.owners.push(
      ...task.owners.filter((one) => !known.owners.some((other) => other.collection === one.collection)),
    );
}

/** A file as a source sees it; assets lie beside content and are no rows. */
export function taskOf(
  { collection, source, base, repository, label }: OpenSource,
  key: string,
  config: ContentConfig,
): Task | undefined {
  const isParsed = config.transformers?.some(({ extensions }) => extensions.some((one) => key.endsWith(`.${one}`)));
  const place = isAsset(key) && isParsed !== true ? undefined : placeInSource(key, source, config.locales);
  if (place === undefined) return undefined;
  const location = base === undefined ? undefined : join(base, key);
  return {
    file: label + key,
    base,
    repository,
    owners: [{ collection, key, place }],
    location,
    read: async () =>
      source.kind === 'custom' ? new TextEncoder().encode(await source.getItem(key)) : await readFile(location ?? key),
  };
}

async function listKeys({ source, base = '' }: OpenSource, faults: ContentError[]): Promise<readonly string[]> {
  if (source.kind === 'custom') return await source.getKeys();
  const isContent = source.kind === 'folder' && source.cwd === undefined;
  return await listFiles(base).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    faults.push(
      new ContentError(
        'source/missing',
        `The ${isContent ? 'content folder' : 'folder'} ${base} does not exist.`,
        isContent ? 'Create it, or correct the name of the folder.' : 'Create it, or correct "cwd" of the source.',
      ),
    );
    return [];
  });
}
