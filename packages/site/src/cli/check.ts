import { commands, reportCheck } from '@recto/content/cli';
import type { Command, Input, Terminal } from '@recto/content/cli';
import { checkBuilt, isOnThisMachine } from '../check/check-built.ts';
import { createDescriptions } from '../vite/components/site-descriptions.ts';
import { assertExports } from '../vite/config/assert-exports.ts';
import { loadSite } from '../vite/config/load-site.ts';

const { check } = commands as Record<'check', Command>;

/** Runs `recto check`: checks the content of a site or, with `--site`, a built site. */
export async function runCheck(input: Input, terminal: Terminal): Promise<number> {
  const { site } = input.values;
  if (typeof site !== 'string') {
    assertExports(await loadSite(terminal.folder), terminal.folder);
    return await check.run(await siteInput(input, terminal), terminal);
  }
  const report = await checkBuilt(site, terminal);
  return await reportCheck({ ...report, languages: [] }, input, terminal, isOnThisMachine(site));
}

/** Input for a command of the content engine, with the paths of the site's configuration. */
export async function siteInput(input: Input, { folder }: Terminal): Promise<Input> {
  const loaded = await loadSite(folder);
  const { file, config } = loaded;
  const values = { ...input.values, config: file, content: config.content.folder };
  const pages = loaded.pages.flatMap(({ namedPages = [] }) => namedPages);
  return { ...input, values, components: createDescriptions(folder, loaded), namedPages: pages };
}
