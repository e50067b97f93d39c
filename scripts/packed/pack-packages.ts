import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { run } from '../run.mjs';
import { stagePackages } from './stage-packages.ts';
import type { StagedPackage } from './stage-packages.ts';

/** A package and its tarball. */
export interface PackedPackage extends StagedPackage {
  tarball: string;
}

/** Writes the tarballs that `npm publish` would upload. */
export async function packPackages(): Promise<PackedPackage[]> {
  const staged = await stagePackages();
  const tarballs = join(root, '.cache', 'packed', 'tarballs');
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  const folders = staged.map(({ folder }) => folder);
  const output = await run('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', tarballs, ...folders], {
    cwd: root,
    failure: ['The packages could not be packed.', 'See the output above.'],
  });
  const packed = JSON.parse(output.slice(output.indexOf('['))) as { name: string; filename: string }[];
  return staged.map((one) => {
    const { filename = '' } = packed.find(({ name }) => name === one.name) ?? {};
    return { ...one, tarball: join(tarballs, filename) };
  });
}
