import { commands } from '@recto/content/cli';
import type { Command, CommandOption } from '@recto/content/cli';
import { PRESETS } from '../vite/hosts/choose-preset.ts';

const help: CommandOption = { type: 'boolean', short: 'h', description: 'Show this help' };
const port: CommandOption = { type: 'string', short: 'p', value: '<number>', description: 'The port to listen on' };
const host: CommandOption = { type: 'string', value: '<address>', description: 'The address to listen on' };
const base: CommandOption = {
  type: 'string',
  value: '<path>',
  description: 'The base path of the site, such as /docs/',
};
const strict: CommandOption = { type: 'boolean', description: 'Treat warnings about the text as errors' };
const output: CommandOption = { type: 'string', value: '<folder>', description: 'The folder of the build' };

const { check, info, query } = commands as Record<'check' | 'info' | 'query', Command>;

/** All commands of `recto`. The code of each is loaded when it runs. */
export const siteCommands: Readonly<Record<string, Command>> = {
  dev: {
    summary: 'Start a server that shows every edit.',
    options: { port, host, base, open: { type: 'boolean', description: 'Open the site in a browser' }, help },
    details: '',
    run: async (input, terminal) => await (await import('./dev.ts')).runDev(input, terminal),
  },
  build: {
    summary: 'Build the site.',
    options: {
      static: { type: 'boolean', description: 'Write every page to a file, for hosts without a server' },
      preset: { type: 'string', value: '<name>', description: `The deployment target: ${PRESETS.join(', ')}` },
      base,
      output: { ...output, description: 'The folder to build to, instead of the default for the deployment target' },
      noindex: { type: 'boolean', description: 'Tell search engines not to index any page, for a preview or a demo' },
      'no-compress': {
        type: 'boolean',
        description: 'Write no .br and .gz files, for hosts that compress responses themselves',
      },
      strict,
      help,
    },
    details: `
Without --static or --preset, the host is detected from its environment variables; otherwise the build is a Node server:

  node .output/app/server/index.mjs

If RECTO_DATABASE_URL is set, the content is also copied to that shared database, atomically.`,
    run: async (input, terminal) => await (await import('./build.ts')).runBuild(input, terminal),
  },
  content: {
    summary: 'Build only the content.',
    parameters: 'build',
    options: { output, strict, help },
    details: `
It is written to .output/content, or to content in the --output folder, as a new version. A running server keeps the
version that it has opened until it is told to change: with the signal SIGHUP, or with POST /api/_recto_content if
RECTO_CONTENT_SECRET is set.`,
    run: async (input, terminal) => await (await import('./content.ts')).runContent(input, terminal),
  },
  preview: {
    summary: 'Serve the last build on this machine.',
    options: { port, host, output: { ...output, description: 'The folder of a build other than the last one' }, help },
    details: '',
    run: async (input, terminal) => await (await import('./preview.ts')).runPreview(input, terminal),
  },
  check: {
    ...check,
    options: checkOptions(check.options),
    details: `${check.details}

With --site, every page of a static build or a running site is read. Titles, descriptions, canonical URLs, translations,
links, sitemap, feeds, markdown versions and llms.txt must agree with each other:

  recto check --site .output-static/public
  recto check --site http://localhost:3000 --external`,
    run: async (input, terminal) => await (await import('./check.ts')).runCheck(input, terminal),
  },
  import: {
    summary: 'Create a site from the documentation of another tool.',
    parameters: '<folder|git url> <new folder>',
    options: {
      tool: { type: 'string', value: '<name>', description: 'The source tool, instead of the detected one' },
      folder: {
        type: 'string',
        value: '<path>',
        description: 'The folder of the site in the source, instead of the detected one',
      },
      languages: { type: 'string', value: '<codes>', description: 'Import only these languages, separated by commas' },
      help,
    },
    details: `
Supports Docusaurus, VitePress, Starlight, Fumadocs, Nuxt Content and Docus, Nextra, Hugo, and folders of markdown files.
The source is only read, and nothing in it is executed. import-report.md in the new folder lists everything that was
changed, needs work or was dropped, with file and line.`,
    run: async (input, terminal) => await (await import('./import.ts')).runImport(input, terminal),
  },
  info,
  query,
  user: {
    summary: 'Manage the users who sign in to the studio with a password.',
    parameters: 'add|remove <email>, or list',
    options: {
      name: { type: 'string', value: '<name>', description: 'The name that is shown and used in commits' },
      group: { type: 'string', value: '<names>', description: 'Groups for role rules, separated by commas' },
      print: { type: 'boolean', description: 'Print the value of RECTO_STUDIO_USERS instead of writing the file' },
      help,
    },
    details: `
Prompts for the password, or reads it from standard input. Its hash is written to studio-users.json, or to the file in
RECTO_STUDIO_USERS_FILE. Adding an existing user sets a new password.`,
    run: async (input, terminal) => await (await import('./studio.ts')).runUser(input, terminal),
  },
  studio: {
    summary: 'Back up and restore the data of the studio that is not in git.',
    parameters: 'backup|restore <file>',
    options: { help },
    details: `
Run it in the working directory of the server. The file contains drafts, uploads, changes that are not published yet,
and studio-users.json. A backup can be made while the server runs; stop the server to restore one.`,
    run: async (input, terminal) => await (await import('./studio.ts')).runStudio(input, terminal),
  },
  types: {
    summary: 'Write the types of the collections to .recto/types.d.ts.',
    options: { help },
    details:
      'The development server and every build write them, too. They give content.query() the fields of a collection.',
    run: async (_, terminal) => await (await import('./types.ts')).runTypes(terminal),
  },
};

/** Options of the engine's command, without the paths that the configuration has, and with `--site`. */
function checkOptions({ config: _config, content: _content, ...options }: Command['options']): Command['options'] {
  const { external, help: helpOption, ...others } = options as Record<string, CommandOption>;
  return {
    ...others,
    site: { type: 'string', value: '<folder|url>', description: 'Check a built site instead of the content' },
    ...(external && { external }),
    ...(helpOption && { help: helpOption }),
  };
}
