import type { Input, Terminal } from '@recto/content/cli';
import { loadSite } from '../vite/config/load-site.ts';

/** What a command of the engine gets, with the paths that the site's configuration names. */
export async function siteInput(input: Input, { folder }: Terminal): Promise<Input> {
  const { file, config } = await loadSite(folder);
  return { ...input, values: { ...input.values, config: file, content: config.content.folder } };
}
