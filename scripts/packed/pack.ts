/** Packs the packages, and prints the paths and sizes of the tarballs. */
import { statSync } from 'node:fs';
import { packPackages } from './pack-packages.ts';

for (const { tarball } of await packPackages()) {
  process.stdout.write(`${tarball}, ${Math.ceil(statSync(tarball).size / 1000)} kB\n`);
}
