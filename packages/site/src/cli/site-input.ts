import { ContentError } from '@recto/content';
import type { Input, Terminal } from '@recto/content/cli';
import { CONFIG_FILE } from '../config/config-error.ts';
import { loadSite } from '../vite/config/load-site.ts';
import type { LoadedSite } from '../vite/config/load-site.ts';

/** The site of the folder that a command runs in. */
export async function requireSite({ folder }: Terminal): Promise<LoadedSite> {
  const site = await loadSite(folder);
  if (site) return site;
  throw new ContentError(
    'config/missing',
    `There is no ${CONFIG_FILE} in ${folder}.`,
    'Run recto in the folder of a site, or start one with: npm create recto.',
  );
}

/** What a command of the engine gets, with the paths that the site's configuration names. */
export async function siteInput(input: Input, terminal: Terminal): Promise<Input> {
  const { file, config } = await requireSite(terminal);
  return { ...input, values: { ...input.values, config: file, content: config.content.folder } };
}
