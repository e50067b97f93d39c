import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CommitPlan } from '../repository/reconcile.ts';

/** Writes and deletes files in a folder. The paths were checked when the plan was created. */
export async function applyPlan(
  root: string,
  { writes, deletions }: Pick<CommitPlan, 'writes' | 'deletions'>,
): Promise<void> {
  for (const { path } of deletions) await rm(join(root, path), { force: true });
  for (const { path, bytes } of writes) await replaceFile(join(root, path), bytes);
}

/** Replaces a file atomically, so that readers never see a partial file. */
export async function replaceFile(file: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.recto`;
  await writeFile(next, bytes);
  await rename(next, file);
}
