import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hashInputs, readStamp, root, writeStamp } from '../project.mjs';
import { run } from '../run.mjs';
import { packPackages } from './pack-packages.ts';
import type { PackedPackage } from './pack-packages.ts';

/** What a site installs beside our packages, in the versions of this repository. */
const BESIDE = [
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

/** One folder for each copy of the repository, where none of it can be seen. */
const folder = join(tmpdir(), `recto-packed-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);

/**
 * A folder outside of the repository with every package installed as the registry would give it, and what sites need
 * beside them. Sites that are put into it share its `node_modules`: one installation serves them all.
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

/** Puts a site into the folder, afresh, and gives the place where it is. */
export async function placeSite(source: string, name = basename(source)): Promise<string> {
  const place = join(await ensureInstalled(), name);
  rmSync(place, { recursive: true, force: true });
  cpSync(source, place, { recursive: true, filter: (file) => !MADE.has(basename(file)) });
  return place;
}

/** What building a site leaves in its folder. */
export const MADE: ReadonlySet<string> = new Set([
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
    // To Vite it is the root of its sites, so that a dev server may read what they share.
    workspaces: [],
    dependencies: { ...files, ...versionsOf(BESIDE) },
    // Our packages name each other by version, which the registry does not have yet.
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
