import { ContentError } from '@recto/content';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertParts } from '../../config/assert-parts.ts';
import { CONFIG_FILE, withLines } from '../../config/config-error.ts';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { addGrammars } from './add-grammars.ts';
import { addMermaid } from './add-mermaid.ts';
import { addPlugins } from './add-plugins.ts';
import { bundleConfig } from './bundle-config.ts';
import type { BundledConfig } from './bundle-config.ts';
import { listCodeThemes, loadCodeThemes } from './load-code-themes.ts';
import { findThrow } from './find-throw.ts';

export interface LoadedSite extends SiteDefinition, BundledConfig {}

/** The site that the `recto.config.ts` of a folder describes. */
export async function loadSite(root: string): Promise<LoadedSite> {
  const config = join(root, CONFIG_FILE);
  if (!existsSync(config)) {
    throw new ContentError(
      'config/missing',
      `There is no ${CONFIG_FILE} in ${root}.`,
      'Run recto in the folder of a site, or start one with: npm create recto.',
    );
  }
  const written = await bundleConfig(root, config);
  const site = await run(written.file, config);
  const parts = await addPlugins(root, site.config, await addGrammars(root, site.config, written));
  const bundled = addMermaid(root, parts);
  const themes = listCodeThemes(site.config.theme);
  return {
    ...(bundled === written ? site : await run(bundled.file, config)),
    file: bundled.file,
    files: [...bundled.files, ...themes.map(({ file }) => file)],
  };
}

/** File times are less precise than the clock of the process. */
const CLOCK_MARGIN_MS = 10;

/** Sites that were loaded to look for errors, by their folders, until they are used. */
const checked = new Map<string, { site: LoadedSite; time: number }>();

/** Loads the site of a folder, for the next use of it: its errors are shown before anything else starts. */
export async function checkSite(root: string): Promise<LoadedSite> {
  const time = Date.now() - CLOCK_MARGIN_MS;
  const site = await loadSite(root);
  checked.set(root, { site, time });
  return site;
}

/** The site of a folder. One that was just checked is not loaded again, unless a file of it was saved since. */
export async function takeSite(root: string): Promise<LoadedSite> {
  const { site, time = 0 } = checked.get(root) ?? {};
  checked.delete(root);
  const isSaved = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) >= time;
  return site === undefined || site.files.some(isSaved) ? await loadSite(root) : site;
}

/** What is wrong with the configuration of a folder; `undefined` where nothing is. */
export async function findSiteFault(root: string): Promise<ContentError | undefined> {
  try {
    const { config } = await checkSite(root);
    await loadCodeThemes(root, config.theme);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

async function run(file: string, config: string): Promise<SiteDefinition> {
  try {
    const { site } = (await import(pathToFileURL(file).href)) as { site: SiteDefinition };
    assertParts(site);
    return site;
  } catch (error) {
    if (error instanceof ContentError) throw await locate(error, config);
    throw new ContentError(
      'config/failed',
      `The configuration fails: ${error instanceof Error ? error.message : String(error)}`,
      'Correct what the message names.',
      findThrow(error, { root: dirname(config), bundle: file }) ?? { file: CONFIG_FILE },
    );
  }
}

/** Runs what needs files that the configuration names; its errors have the lines of the options. */
export async function withConfigLines<T>(root: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw error instanceof ContentError ? await locate(error, join(root, CONFIG_FILE)) : error;
  }
}

async function locate(error: ContentError, config: string): Promise<ContentError> {
  // It parses the file with Vite, which nothing else here needs.
  const { findLine } = await import('./find-line.ts');
  const text = readFileSync(config, 'utf8');
  return withLines(error, (path) => findLine(config, text, path));
}
