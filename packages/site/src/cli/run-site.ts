import { runRecto } from '@recto/content/cli';
import type { Program, Terminal } from '@recto/content/cli';
import { readFileSync } from 'node:fs';
import { siteCommands } from './site-commands.ts';

/** Runs a command of `recto`. Returns the exit code. */
export async function runSite(parameters: readonly string[], terminal: Terminal): Promise<number> {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const program: Program = { name: 'recto', version, configFile: 'recto.config.ts', commands: siteCommands };
  return await runRecto(parameters, terminal, program);
}
