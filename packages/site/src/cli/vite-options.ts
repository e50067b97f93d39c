import { misuse } from '@recto/content/cli';
import type { Input } from '@recto/content/cli';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

/**
 * Vite options of every command. The configuration file adds the plugins of the site to those of a `vite.config.ts`.
 */
export function viteOptions(values: Input['values'], folder: string): InlineConfig {
  const { base } = values;
  return {
    root: folder,
    configFile: fileURLToPath(new URL('vite-config.ts', import.meta.url)),
    configLoader: 'native',
    ...(typeof base === 'string' && { base }),
  };
}

/** Host and port that a server listens on. */
export function listenOptions({ values: { port, host } }: Input): {
  port?: number;
  strictPort?: boolean;
  host?: string;
} {
  return {
    ...(port !== undefined && { port: parsePort(String(port)), strictPort: true }),
    ...(typeof host === 'string' && { host }),
  };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/u.test(text) && port < 65_536) return port;
  throw misuse(`"${text}" is not a port.`, 'Write a number from 0 to 65535: --port 3000.');
}
