import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, copySite } from '../../scripts/packed/ensure-installed.ts';
import { pinnedNode, root } from '../../scripts/project.mjs';
import { writePages } from '../pages/generate-pages.ts';
import { installPackages } from './install-packages.ts';
import { SITES } from './paths.ts';
import type { System } from './system.ts';

/** A site on disk that is ready to be built. */
export interface Site {
  name: string;
  system: System;
  folder: string;
  /** Environment variables of its commands, with the programs of its packages and the pinned Node first on PATH. */
  env: NodeJS.ProcessEnv;
}

/** Settings that disable prompts, telemetry and update notices. */
const QUIET = {
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  NODE_ENV: undefined,
  // Some tools need more than the default for large sites.
  NODE_OPTIONS: '--max-old-space-size=8192',
};

/** Installs the packages of a system and copies its site. Recto is installed from its packed packages. */
export async function prepareSite(name: string, system: System): Promise<Site> {
  const isOwn = system.site === 'recto';
  const folder = isOwn ? await copyRecto(name, system) : join(SITES, system.site);
  if (!isOwn) {
    await installPackages(join(import.meta.dirname, 'sites', system.site), folder);
    // Docus reads the URL of the repository that contains the site, and fails if it is the path of a folder.
    execFileSync('git', ['init', '--quiet', folder]);
  }
  const packages = isOwn ? await ensureInstalled() : folder;
  const path = [join(packages, 'node_modules', '.bin'), dirname(pinnedNode()), process.env['PATH']].join(delimiter);
  return { name, system, folder, env: { ...process.env, ...QUIET, ...system.env, PATH: path } };
}

/** Copies the template `docs`, and adapts it to the generated pages. */
async function copyRecto(name: string, { env, code }: System): Promise<string> {
  const folder = await copySite(join(root, 'templates', 'docs'), `bench-${name}`);
  const config = [
    ["  redirects: { '/docs': '/docs/start' },\n", env?.['BENCH_PICTURES'] === '0' ? '  socialImages: false,\n' : ''],
    ["to: '/docs/start'", "to: '/docs'"],
  ] as const;
  replaceIn(join(folder, 'recto.config.ts'), config);
  replaceIn(join(folder, 'content', 'index.md'), [['/docs/start', '/docs']]);
  replaceIn(join(folder, code), [['<svg ', '<svg data-revision="revision-0" ']]);
  return folder;
}

/** Replaces texts in a file; a missing text is an error, since another site would be measured. */
function replaceIn(file: string, replacements: readonly (readonly [from: string, to: string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}

/** Removes outputs and caches, and writes the pages. */
export async function resetSite({ folder, system }: Site, pages: number): Promise<void> {
  const { content, generated, indexName } = system;
  for (const path of [...generated, content]) rmSync(join(folder, path), { recursive: true, force: true });
  await writePages(join(folder, content), pages);
  if (indexName !== undefined) renameSync(join(folder, content, 'index.md'), join(folder, content, indexName));
}

/** Changes code that affects every page. */
export function editCode({ folder, system }: Site, revision: string): void {
  const file = join(folder, system.code);
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(/revision-[\w]+/u, `revision-${revision}`);
  if (edited === text) throw new Error(`${file} has no "revision-0" to change.`);
  writeFileSync(file, edited);
}

/** Adds a paragraph to one page. */
export function editContent({ folder, system }: Site, path: string, text: string): void {
  const file = join(folder, system.content, `${path}.md`);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${text}\n`);
}

/** Throws unless a built page contains a text. Systems that render pages on request are not checked. */
export function assertBuilt({ folder, system }: Site, path: string, text: string): void {
  if (!system.html) return;
  const file = join(folder, system.output, system.html(path));
  if (!existsSync(file)) throw new Error(`${system.title} did not build ${file}.`);
  if (!readFileSync(file, 'utf8').includes(text)) throw new Error(`${file} does not contain "${text}".`);
}
