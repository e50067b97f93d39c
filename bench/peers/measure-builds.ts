import { existsSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from './measurements.ts';
import { LOGS } from './paths.ts';
import { assertBuilt, editCode, editContent, resetSite } from './prepare-site.ts';
import type { Site } from './prepare-site.ts';
import { runTimed } from './run-timed.ts';

/** The page that is edited, opened and requested. It is the same at every size. */
export const MEASURED_PAGE = 'reference/internals/compact-batch-lock';

/** Maximum time of one build, in milliseconds. */
const BUILD_LIMIT = 60 * 60_000;

/** Kinds of builds: without any cache, after an edit of a page, after an edit of the code. */
export const BUILD_KINDS = ['cold', 'content', 'code'] as const;
/** Kind of a build. */
export type BuildKind = (typeof BUILD_KINDS)[number];

/** Measures one build of a kind. */
export async function measureBuild(site: Site, pages: number, kind: BuildKind, run: number): Promise<Figures> {
  const text = `This paragraph was added for build ${run}.`;
  if (kind === 'cold') await resetSite(site, pages);
  else await ensureBuilt(site, pages);
  if (kind === 'content') editContent(site, MEASURED_PAGE, text);
  if (kind === 'code') editCode(site, `${pages}x${run}`);
  const { seconds, cpuSeconds, peakBytes } = await build(site, pages);
  if (kind === 'cold') assertBuilt(site, MEASURED_PAGE, 'Compact Batch Lock');
  if (kind === 'content') assertBuilt(site, MEASURED_PAGE, text);
  if (kind === 'code') assertBuilt(site, MEASURED_PAGE, `revision-${pages}x${run}`);
  const size = kind === 'cold' ? measureOutput(site) : undefined;
  return { seconds, cpuSeconds, peakBytes, ...size };
}

/** Builds the site, unless its last build had this number of pages. */
export async function ensureBuilt(site: Site, pages: number): Promise<void> {
  if (existsSync(stampOf(site)) && readFileSync(stampOf(site), 'utf8') === String(pages)) return;
  await resetSite(site, pages);
  await build(site, pages);
}

async function build(site: Site, pages: number) {
  const { folder, system, env, name } = site;
  rmSync(stampOf(site), { force: true });
  const log = join(LOGS, `build-${name}-${pages}.log`);
  const timed = await runTimed(system.build, { cwd: folder, env, log, limit: BUILD_LIMIT });
  writeFileSync(stampOf(site), String(pages));
  return timed;
}

/** File with the number of pages of the last build. */
function stampOf({ folder }: Site): string {
  return join(folder, '.bench-built');
}

function measureOutput({ folder, system }: Site): { outputBytes: number; outputFiles: number } {
  const output = join(folder, system.output);
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !system.notDeployed?.some((name) => file.startsWith(join(output, name))));
  return {
    outputBytes: files.reduce((sum, file) => sum + lstatSync(file).size, 0),
    outputFiles: files.length,
  };
}
