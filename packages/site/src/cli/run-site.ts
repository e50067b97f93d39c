import { commands, runRecto } from '@recto/content/cli';
import type { Command, CommandOption, Program, Terminal } from '@recto/content/cli';
import { readFileSync } from 'node:fs';
import { PRESETS } from '../vite/hosts/choose-preset.ts';

const help: CommandOption = { type: 'boolean', short: 'h', text: 'Show this help' };
const port: CommandOption = { type: 'string', short: 'p', value: '<number>', text: 'The port to listen on' };
const host: CommandOption = { type: 'string', value: '<address>', text: 'The address to listen on' };
const base: CommandOption = { type: 'string', value: '<path>', text: 'The folder of the host that the site is below' };

/** Runs one command of a site. Gives the exit code. What a command needs is loaded when it runs. */
export async function runSite(parameters: readonly string[], terminal: Terminal): Promise<number> {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const program: Program = { name: 'recto', version, configFile: 'recto.config.ts', commands: siteCommands };
  return await runRecto(parameters, terminal, program);
}

const { check, info, query } = commands as Record<'check' | 'info' | 'query', Command>;

const siteCommands: Readonly<Record<string, Command>> = {
  dev: {
    summary: 'Start a server that shows every edit.',
    options: { port, host, base, open: { type: 'boolean', text: 'Open the site in a browser' }, help },
    details: '',
    run: async (input, terminal) => await (await import('./dev.ts')).runDev(input, terminal),
  },
  build: {
    summary: 'Build the site.',
    options: {
      static: { type: 'boolean', text: 'Write every page to a file, for hosts without a server' },
      preset: { type: 'string', value: '<name>', text: `The host: ${PRESETS.join(', ')}` },
      base,
      help,
    },
    details: `
Without --static or --preset, the host is recognised by its environment; elsewhere the build is a Node server:

  node .output/server/index.mjs`,
    run: async (input, terminal) => await (await import('./build.ts')).runBuild(input, terminal),
  },
  preview: {
    summary: 'Serve the last build on this machine.',
    options: { port, host, help },
    details: '',
    run: async (input, terminal) => await (await import('./preview.ts')).runPreview(input, terminal),
  },
  check: {
    ...check,
    options: withoutPaths(check.options),
    run: async (input, terminal) => {
      const { siteInput } = await import('./site-input.ts');
      return await check.run(await siteInput(input, terminal), terminal);
    },
  },
  info,
  query,
  types: {
    summary: 'Write the types of the collections to .recto/types.d.ts.',
    options: { help },
    details:
      'The dev server and every build write them, too. It makes content.query() know the fields of a collection.',
    run: async (_, terminal) => await (await import('./types.ts')).runTypes(terminal),
  },
};

/** The configuration names them. */
function withoutPaths({ config: _config, content: _content, ...options }: Command['options']): Command['options'] {
  return options;
}
