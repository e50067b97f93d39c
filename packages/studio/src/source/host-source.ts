import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Repository } from '../repository/create-repository.ts';
import type { TreeEntry } from '../repository/git-host.ts';
import type { Result } from '../repository/repository-error.ts';
import { applyPlan, replaceFile } from './apply-plan.ts';
import { createQueue } from '../queue/create-queue.ts';
import type { SourceFolder } from './source-folder.ts';

/** Number of files read from the host at the same time. */
const MAX_PARALLEL_READS = 8;

/** File next to the folder of files. */
const MANIFEST = 'manifest.json';

/** For each file: its id, whether it must be read again, and when a change was detected. */
const manifestSchema = z.record(
  z.string(),
  z.object({ id: z.string(), isStale: z.boolean().optional(), changed: z.string().optional() }),
);
type Manifest = z.output<typeof manifestSchema>;

/** Options of `createHostSource`. */
export interface HostSourceOptions {
  /** Repository of the site. */
  repository: Repository;
  /** Folder of the files, created and managed by the studio alone. */
  folder: string;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

/**
 * Creates a folder of files that are read through the API of a git host. Files with unchanged ids are not read again.
 */
export function createHostSource({ repository, folder, now = Date.now }: HostSourceOptions): SourceFolder {
  const root = resolve(folder, 'files');
  const manifestFile = resolve(folder, MANIFEST);
  const queue = createQueue();

  const readManifest = async (): Promise<Manifest> => {
    if (!existsSync(manifestFile)) return {};
    try {
      return manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
    } catch {
      // Without a valid manifest, everything is read again.
      return {};
    }
  };
  const writeManifest = async (manifest: Manifest): Promise<void> => {
    await replaceFile(manifestFile, JSON.stringify(manifest));
  };

  const checkout = async (revision: string): Promise<Manifest> => {
    const before = await readManifest();
    const isFirst = Object.keys(before).length === 0;
    if (isFirst) await rm(root, { recursive: true, force: true });
    const tree = valueOf(await repository.readTree(revision)).filter(({ kind }) => kind === 'file');
    const treePaths = new Set(tree.map(({ path }) => path));
    const isSame = ({ path, id }: TreeEntry): boolean =>
      before[path]?.id === id && before[path].isStale !== true && existsSync(join(root, path));
    const missing = tree.filter((entry) => !isSame(entry));
    const removedPaths = Object.keys(before).filter((path) => !treePaths.has(path));
    const manifest: Manifest = Object.fromEntries(Object.entries(before).filter(([path]) => treePaths.has(path)));
    // Written before the files: if the server stops in between, these files are read again.
    await writeManifest(markStale(manifest, missing));
    for (const path of removedPaths) await rm(join(root, path), { force: true });
    const waiting = [...missing];
    const time = new Date(now()).toISOString();
    const load = async (): Promise<void> => {
      for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
        const bytes = valueOf(await repository.readFile(revision, entry.path));
        await replaceFile(join(root, entry.path), bytes);
        const previous = manifest[entry.path];
        const changed = isFirst || previous?.id === entry.id ? previous?.changed : time;
        manifest[entry.path] = { id: entry.id, ...(changed !== undefined && { changed }) };
      }
    };
    await Promise.all(Array.from({ length: MAX_PARALLEL_READS }, load));
    if (missing.length + removedPaths.length > 0) await writeManifest(manifest);
    return manifest;
  };

  return {
    use: (work) =>
      queue(async () =>
        work({
          async checkout(revision) {
            const files = Object.entries(await checkout(revision));
            const changed = files.flatMap(([path, file]) => (file.changed === undefined ? [] : [[path, file.changed]]));
            return { root, changed: Object.fromEntries(changed) as Record<string, string> };
          },
          async apply(plan) {
            await writeManifest(markStale(await readManifest(), [...plan.writes, ...plan.deletions]));
            await applyPlan(root, plan);
          },
        }),
      ),
  };
}

function markStale(manifest: Manifest, files: readonly { path: string }[]): Manifest {
  const marked = files.map(({ path }) => [path, { id: '', ...manifest[path], isStale: true }] as const);
  return { ...manifest, ...Object.fromEntries(marked) };
}

function valueOf<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
}
