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

/** A site with its bundled configuration. */
export interface LoadedSite extends SiteDefinition, BundledConfig {}

/** Loads the site from the `recto.config.ts` of a folder. */
export async function loadSite(root: string): Promise<LoadedSite> {
  const config = join(root, CONFIG_FILE);
  if (!existsSync(config)) {
    throw new ContentError(
      'config/missing',
      `There is no ${CONFIG_FILE} in ${root}.`,
      'Run recto in the folder of a site, or start one with: npm create recto.',
    );
  }
  const plainConfig = await bundleConfig(root, config);
  const site = await runConfig(plainConfig.file, config);
  const parts = await addPlugins(root, site.config, await addGrammars(root, site.config, plainConfig));
  const bundled = addMermaid(root, parts);
  const themes = listCodeThemes(site.config.theme);
  return {
    ...(bundled === plainConfig ? site : await runConfig(bundled.file, config)),
    file: bundled.file,
    files: [...bundled.files, ...themes.map(({ file }) => file)],
  };
}

/** Margin for comparisons with file times, which are less precise than the clock of the process. */
const CLOCK_MARGIN_MS = 10;

/** Sites that were loaded to check for errors, by folder, until they are used. */
const checked = new Map<string, { site: LoadedSite; time: number }>();

/** Loads the site of a folder in advance, so that its errors are shown before anything else starts. */
export async function checkSiteConfig(root: string): Promise<LoadedSite> {
  const time = Date.now() - CLOCK_MARGIN_MS;
  const site = await loadSite(root);
  checked.set(root, { site, time });
  return site;
}

/**
 * Returns the site of a folder. After `checkSiteConfig`, it is not loaded again, unless one of its files has changed
 * since.
 */
export async function loadCheckedSite(root: string): Promise<LoadedSite> {
  const { site, time = 0 } = checked.get(root) ?? {};
  checked.delete(root);
  const isSaved = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) >= time;
  return site === undefined || site.files.some(isSaved) ? await loadSite(root) : site;
}

/** Returns the error in the configuration of a folder; `undefined` if there is none. */
export async function findSiteError(root: string): Promise<ContentError | undefined> {
  try {
    const { config } = await checkSiteConfig(root);
    await loadCodeThemes(root, config.theme);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

async function runConfig(file: string, config: string): Promise<SiteDefinition> {
  try {
    const { site } = (await import(pathToFileURL(file).href)) as { site: SiteDefinition };
    assertParts(site);
    return site;
  } catch (error) {
    if (error instanceof ContentError) throw await withLine(error, config);
    throw new ContentError(
      'config/failed',
      `The configuration fails: ${error instanceof Error ? error.message : String(error)}`,
      'Fix the code that throws this error.',
      findThrow(error, { root: dirname(config), bundle: file }) ?? { file: CONFIG_FILE },
    );
  }
}

/** Runs a task that reads files of the configuration, and adds the lines of options to its errors. */
export async function withConfigLines<T>(root: string, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw error instanceof ContentError ? await withLine(error, join(root, CONFIG_FILE)) : error;
  }
}

async function withLine(error: ContentError, config: string): Promise<ContentError> {
  // Loaded on demand, since it imports Vite, which nothing else here needs.
  const { findLine } = await import('./find-line.ts');
  const text = readFileSync(config, 'utf8');
  return withLines(error, (path) => findLine(config, text, path));
}
