import type { Input, Terminal } from '@recto/content/cli';
import { preview } from 'vite';
import { requireSite } from './site-input.ts';
import { listenOptions, viteOptions } from './vite-options.ts';

/** `recto preview`: runs until it is stopped. */
export async function runPreview(input: Input, terminal: Terminal): Promise<number> {
  await requireSite(terminal);
  const server = await preview({ ...viteOptions(input, terminal), preview: listenOptions(input) });
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return 0;
}
