import type { Input, Terminal } from '@recto/content/cli';
import { createServer } from 'vite';
import { checkSiteConfig } from '../vite/config/load-site.ts';
import { listenOptions, viteOptions } from './vite-options.ts';

/** Runs `recto dev`: starts the development server, which runs until it is stopped. */
export async function runDev(input: Input, terminal: Terminal): Promise<number> {
  await checkSiteConfig(terminal.folder);
  const server = await createServer({
    ...viteOptions(input.values, terminal.folder),
    server: { ...listenOptions(input), ...(input.values['open'] === true && { open: true }) },
  });
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return 0;
}
