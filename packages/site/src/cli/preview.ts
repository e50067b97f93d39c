import type { Input, Terminal } from '@recto/content/cli';
import { preview } from 'vite';
import { loadSite } from '../vite/config/load-site.ts';
import { listenOptions, viteOptions } from './vite-options.ts';

/** `recto preview`: runs until it is stopped. */
export async function runPreview(input: Input, terminal: Terminal): Promise<number> {
  await loadSite(terminal.folder);
  const server = await preview({ ...viteOptions(input, terminal), preview: listenOptions(input) });
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return 0;
}
