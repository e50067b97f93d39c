import { commands } from '@recto/content/cli';
import type { Command, CommandOption } from '@recto/content/cli';
import { PRESETS } from '../vite/hosts/choose-preset.ts';

const help: CommandOption = { type: 'boolean', short: 'h', text: 'Show this help' };
const port: CommandOption = { type: 'string', short: 'p', value: '<number>', text: 'The port to listen on' };
const host: CommandOption = { type: 'string', value: '<address>', text: 'The address to listen on' };
const base: CommandOption = { type: 'string', value: '<path>', text: 'The folder of the host that the site is below' };
const strict: CommandOption = { type: 'boolean', text: 'Treat warnings about the text as errors' };
const output: CommandOption = { type: 'string', value: '<folder>', text: 'The folder of the build' };

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
      output: { ...output, text: 'The folder to build to, instead of the one that the host expects' },
      noindex: { type: 'boolean', text: 'Ask search engines to leave all pages out, for a preview or a demo' },
      'no-compress': { type: 'boolean', text: 'Write no .br and .gz files, for hosts that compress by themselves' },
      strict,
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
    options: { output, strict, help },
    details: `
It goes to .output/content, or to content in the folder that --output names, as a new version. A running server goes on
with the version that it has opened until it is told to change: by the signal SIGHUP, or by POST /api/_recto_content where RECTO_CONTENT_SECRET is set.`,
    run: async (input, terminal) => await (await import('./content.ts')).runContent(input, terminal),
  },
  preview: {
    summary: 'Serve the last build on this machine.',
    options: { port, host, output: { ...output, text: 'The folder of another build than the last one' }, help },
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
  import: {
    summary: 'Make a site from the documentation of another tool.',
    parameters: '<folder|git address> <new folder>',
    options: {
      tool: { type: 'string', value: '<name>', text: 'The tool, instead of the one that is recognised' },
      folder: {
        type: 'string',
        value: '<path>',
        text: 'The folder of the site in the source, instead of the one that is found',
      },
      languages: { type: 'string', value: '<codes>', text: 'Only these languages' },
      help,
    },
    details: `
It knows Docusaurus, VitePress, Starlight, Fumadocs, Nuxt Content and Docus, Nextra, Hugo, and plain folders of markdown.
The source is only read, and nothing in it is executed. import-report.md in the new folder lists everything that was
changed, could not be changed or was dropped, with file and line.`,
    run: async (input, terminal) => await (await import('./import.ts')).runImport(input, terminal),
  },
  info,
  query,
  user: {
    summary: 'Manage the people who sign in to the studio with a password.',
    parameters: 'add|remove <email>, or list',
    options: {
      name: { type: 'string', value: '<name>', text: 'The name that is shown and that commits have' },
      group: { type: 'string', value: '<names>', text: 'Groups, separated by commas, that rules of roles may name' },
      print: { type: 'boolean', text: 'Print the value of RECTO_STUDIO_USERS instead of writing the file' },
      help,
    },
    details: `
The password is asked for, or read from standard input. Its hash goes to studio-users.json, or to the file that
RECTO_STUDIO_USERS_FILE names. To add somebody again sets another password.`,
    run: async (input, terminal) => await (await import('./user.ts')).runUser(input, terminal),
  },
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
