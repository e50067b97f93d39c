import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { copyPackages } from '../../vite/copy-packages.ts';
import { createPackageFinder } from '../../vite/notices/find-package.ts';
import type { PackageNotice } from '../../vite/notices/find-package.ts';
import { KIT_WORKER_FILE } from '../drawing-kit.ts';

const NATIVE = '@resvg/resvg-js';
const worker = fileURLToPath(new URL('../draw/worker.ts', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/**
 * Returns the code that determines the appearance of social images: another version of it invalidates cached images.
 */
export function readRenderCode(): string[] {
  const folders = [dirname(worker), dirname(dirname(worker))];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.[jt]s$/u.test(file) && !/\.test\.|\.d\.ts$/u.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  return [...files, versionOf('satori'), versionOf(NATIVE)];
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;
}

/**
 * Bundles the rendering worker into one file and copies native packages beside it. Returns the licences of all
 * packages.
 */
export async function bundleWorker(folder: string): Promise<PackageNotice[]> {
  const bundle = await rolldown({ input: worker, platform: 'node', external: [NATIVE], logLevel: 'silent' });
  const { output } = await bundle.write({ file: join(folder, KIT_WORKER_FILE), format: 'esm', minify: true });
  await bundle.close();
  const copied = copyPackages([NATIVE], join(folder, 'node_modules'));
  const find = createPackageFinder();
  const files = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const notices = [...files, ...copied].filter((file) => existsSync(file)).flatMap((file) => find(file));
  return [...new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice])).values()];
}
