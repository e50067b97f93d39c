import { ContentError } from '@recto/content';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONFIG_FILE, withLines } from '../../config/config-error.ts';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { bundleConfig } from './bundle-config.ts';
import type { BundledConfig } from './bundle-config.ts';
import { findLine } from './find-line.ts';
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
  const bundled = await bundleConfig(root, config);
  return { ...(await run(bundled.file, config)), ...bundled };
}

/** What is wrong with the configuration of a folder; `undefined` where nothing is. */
export async function findSiteFault(root: string): Promise<ContentError | undefined> {
  try {
    await loadSite(root);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

async function run(file: string, config: string): Promise<SiteDefinition> {
  try {
    const { site } = (await import(pathToFileURL(file).href)) as { site: SiteDefinition };
    return site;
  } catch (error) {
    if (error instanceof ContentError) {
      const text = readFileSync(config, 'utf8');
      throw withLines(error, (path) => findLine(config, text, path));
    }
    throw new ContentError(
      'config/failed',
      `The configuration fails: ${error instanceof Error ? error.message : String(error)}`,
      'Correct what the message names.',
      findThrow(error, { root: dirname(config), bundle: file }) ?? { file: CONFIG_FILE },
    );
  }
}
