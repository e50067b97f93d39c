import { commands } from '@recto/content/cli';
import type { Command, CommandOption } from '@recto/content/cli';
import { PRESETS } from '../vite/hosts/choose-preset.ts';

const help: CommandOption = { type: 'boolean', short: 'h', text: 'Show this help' };
const port: CommandOption = { type: 'string', short: 'p', value: '<number>', text: 'The port to listen on' };
const host: CommandOption = { type: 'string', value: '<address>', text: 'The address to listen on' };
const base: CommandOption = { type: 'string', value: '<path>', text: 'The folder of the host that the site is below' };

const { check, info, query } = commands as Record<'check' | 'info' | 'query', Command>;

/** Every command of `recto`. What one needs is loaded when it runs. */
export const siteCommands: Readonly<Record<string, Command>> = {
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

  node .output/app/server/index.mjs

With RECTO_DATABASE_URL set, the content also goes to that shared database, whole or not at all.`,
    run: async (input, terminal) => await (await import('./build.ts')).runBuild(input, terminal),
  },
  content: {
    summary: 'Build the content alone.',
    parameters: 'build',
    options: { help },
    details: `
It goes to .output/content, beside the app, as a new version. A running server goes on with the version that it has opened
until it is told to change: by the signal SIGHUP, or by POST /api/_recto_content where RECTO_CONTENT_SECRET is set.`,
    run: async (input, terminal) => await (await import('./content.ts')).runContent(input, terminal),
  },
  preview: {
    summary: 'Serve the last build on this machine.',
    options: { port, host, help },
    details: '',
    run: async (input, terminal) => await (await import('./preview.ts')).runPreview(input, terminal),
  },
  check: {
    ...check,
    options: checkOptions(check.options),
    details: `${check.details}

With --site, every page of a static build, or of a site that answers, is read: titles, descriptions, canonical addresses,
translations, links, sitemap, feeds, markdown, llms.txt. They have to agree with each other:

  recto check --site .output-static/public
  recto check --site http://localhost:3000 --external`,
    run: async (input, terminal) => await (await import('./check.ts')).runCheck(input, terminal),
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

/** Those of the engine, without the paths that the configuration names, and with the one for a finished site. */
function checkOptions({ config: _config, content: _content, ...options }: Command['options']): Command['options'] {
  const { external, help: helpOption, ...others } = options as Record<string, CommandOption>;
  return {
    ...others,
    site: { type: 'string', value: '<folder|address>', text: 'Check a finished site instead of the content' },
    ...(external && { external }),
    ...(helpOption && { help: helpOption }),
  };
}
