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

/** Files that are read from the host at the same time. */
const AT_ONCE = 8;

/** Beside the files. */
const MANIFEST = 'manifest.json';

/** What is in the folder: the id of each file, whether it has to be read again, and when it was seen to change. */
const manifestSchema = z.record(
  z.string(),
  z.object({ id: z.string(), isStale: z.boolean().optional(), changed: z.string().optional() }),
);
type Manifest = z.output<typeof manifestSchema>;

export interface HostSourceOptions {
  repository: Repository;
  /** The folder of the files. It is created, and belongs to the studio alone. */
  folder: string;
  now?: () => number;
}

/** Files that are read through the interface of a host. Those whose ids have not changed are not read again. */
export function createHostSource({ repository, folder, now = Date.now }: HostSourceOptions): SourceFolder {
  const root = resolve(folder, 'files');
  const manifestFile = resolve(folder, MANIFEST);
  const queue = createQueue();

  const readManifest = async (): Promise<Manifest> => {
    if (!existsSync(manifestFile)) return {};
    try {
      return manifestSchema.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
    } catch {
      // Everything is read again.
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
    const wanted = new Set(tree.map(({ path }) => path));
    const isSame = ({ path, id }: TreeEntry): boolean =>
      before[path]?.id === id && before[path].isStale !== true && existsSync(join(root, path));
    const missing = tree.filter((entry) => !isSame(entry));
    const gone = Object.keys(before).filter((path) => !wanted.has(path));
    const kept: Manifest = Object.fromEntries(Object.entries(before).filter(([path]) => wanted.has(path)));
    // Written first: a server that ends in between reads these files again.
    await writeManifest(markStale(kept, missing));
    for (const path of gone) await rm(join(root, path), { force: true });
    const waiting = [...missing];
    const time = new Date(now()).toISOString();
    const load = async (): Promise<void> => {
      for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
        const bytes = valueOf(await repository.readFile(revision, entry.path));
        await replaceFile(join(root, entry.path), bytes);
        const known = kept[entry.path];
        const changed = isFirst || known?.id === entry.id ? known?.changed : time;
        kept[entry.path] = { id: entry.id, ...(changed !== undefined && { changed }) };
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, load));
    if (missing.length + gone.length > 0) await writeManifest(kept);
    return kept;
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
