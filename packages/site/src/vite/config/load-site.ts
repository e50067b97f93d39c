import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { bundleConfig } from './bundle-config.ts';
import type { BundledConfig } from './bundle-config.ts';

export interface LoadedSite extends SiteDefinition, BundledConfig {}

export const CONFIG_FILE = 'recto.config.ts';

/** The site that the `recto.config.ts` of a folder describes; `undefined` where there is none. */
export async function loadSite(root: string): Promise<LoadedSite | undefined> {
  const config = join(root, CONFIG_FILE);
  if (!existsSync(config)) return undefined;
  const bundled = await bundleConfig(root, config);
  const { site } = (await import(pathToFileURL(bundled.file).href)) as { site: SiteDefinition };
  return { ...site, ...bundled };
}
