import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hashInputs, readStamp, root, writeStamp } from '../project.mjs';
import { run } from '../run.mjs';
import { packPackages } from './pack-packages.ts';
import type { PackedPackage } from './pack-packages.ts';

/** Other packages that sites need, installed in the versions of this repository. */
const OTHER_PACKAGES = [
  '@fontsource/noto-naskh-arabic',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'typescript',
  'vite',
  'zod',
];

/** Outside of the repository, so that no module is resolved from the repository. Each checkout has its own folder. */
const folder = join(tmpdir(), `recto-packed-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);

/**
 * Returns a folder outside of the repository in which all packages are installed from their tarballs, with the other
 * packages that sites need. Sites in this folder share its `node_modules`.
 */
export async function ensureInstalled(): Promise<string> {
  const inputs = hashInputs(['packages', 'templates', 'scripts/packed']);
  const stamp = join(folder, 'stamp');
  if (readStamp(stamp) === inputs) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await install(folder, await packPackages());
  writeStamp(stamp, inputs);
  return folder;
}

/** Copies a site into the folder, replacing an earlier copy, and returns its path. */
export async function copySite(source: string, name = basename(source)): Promise<string> {
  const target = join(await ensureInstalled(), name);
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true, filter: (file) => !BUILD_OUTPUTS.has(basename(file)) });
  return target;
}

/** Files and folders that a build writes into the folder of a site. */
export const BUILD_OUTPUTS: ReadonlySet<string> = new Set([
  '.netlify',
  '.nitro',
  '.output',
  '.output-cloudflare',
  '.output-static',
  '.recto',
  '.vercel',
  'dist',
  'node_modules',
]);

async function install(folder: string, packed: readonly PackedPackage[]): Promise<void> {
  for (const { tarball } of packed) cpSync(tarball, join(folder, basename(tarball)));
  const files = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${basename(tarball)}`]));
  const manifest = {
    name: 'installed',
    private: true,
    type: 'module',
    // Makes Vite treat the folder as a workspace root, so that a dev server may read the shared files.
    workspaces: [],
    dependencies: { ...files, ...versionsOf(OTHER_PACKAGES) },
    // Our packages depend on each other by version, and the registry does not have these versions yet.
    overrides: Object.fromEntries(packed.map(({ name }) => [name, `$${name}`])),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    failure: ['The packed packages could not be installed.', 'Check the network, then run the command again.'],
  });
}

function versionsOf(names: readonly string[]): Record<string, string> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string } | undefined>;
  };
  return Object.fromEntries(names.map((name) => [name, lock.packages[`node_modules/${name}`]?.version ?? '*']));
}
