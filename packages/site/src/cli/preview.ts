import { misuse } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { loadSite } from '../vite/config/load-site.ts';
import { recordPreview } from './record-preview.ts';
import { listenOptions, viteOptions } from './vite-options.ts';

/** Runs `recto preview`: serves the last build until it is stopped. */
export async function runPreview(input: Input, terminal: Terminal): Promise<number> {
  const { folder } = terminal;
  const { output } = input.values;
  const built = typeof output === 'string' ? builtFolder(resolve(folder, output)) : undefined;
  await loadSite(folder);
  if (built !== undefined) recordPreview(folder, built);
  const server = await preview({ ...viteOptions(input.values, terminal.folder), preview: listenOptions(input) });
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return 0;
}

/** The folder of Nitro's files, which is a subfolder if the build also has content. */
function builtFolder(output: string): string {
  const app = join(output, 'app');
  const folder = existsSync(app) ? app : output;
  if (existsSync(join(folder, 'public'))) return folder;
  throw misuse(
    `There is no build in ${output}.`,
    'Build the site with the same option: recto build --output <folder>.',
  );
}
