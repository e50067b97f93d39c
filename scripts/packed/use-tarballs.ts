import { createHash } from 'node:crypto';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.ts';

interface Manifest {
  dependencies: Record<string, string>;
  resolutions?: Record<string, string>;
}

/**
 * Makes a site use the packed packages instead of those of the registry, also as indirect dependencies: pnpm, Yarn and
 * Bun each have a setting for it. No dependency is added to the site.
 */
export async function useTarballs(site: string, manager: string): Promise<void> {
  const tarballs = await copyTarballs(join(site, '..', 'tarballs'));
  const file = join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const { dependencies } = manifest;
  for (const [name, file] of Object.entries(tarballs)) if (name in dependencies) dependencies[name] = file;
  if (manager === 'yarn') manifest.resolutions = { ...manifest.resolutions, ...tarballs };
  if (manager === 'bun') Object.assign(manifest, { overrides: tarballs });
  writeFileSync(file, JSON.stringify(manifest, undefined, 2));
  // JSON is valid YAML.
  if (manager === 'pnpm') writeFileSync(join(site, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: tarballs }));
}

/** Returns the tarballs by package name. Package managers cache by file name, so the name contains a hash. */
async function copyTarballs(target: string): Promise<Record<string, string>> {
  const folder = await ensureInstalled();
  mkdirSync(target, { recursive: true });
  const copies = globSync('recto-*.tgz', { cwd: folder }).map((name) => {
    const bytes = readFileSync(join(folder, name));
    const copy = join(target, `${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}-${name}`);
    copyFileSync(join(folder, name), copy);
    return [name.replace(/^recto-([a-z]+)-.*/u, '@recto/$1'), `file:${copy}`];
  });
  return Object.fromEntries(copies) as Record<string, string>;
}
