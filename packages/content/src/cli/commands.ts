import type { Command, CommandOption } from './command.ts';

const help: CommandOption = { type: 'boolean', short: 'h', description: 'Show this help' };
const json: CommandOption = { type: 'boolean', description: 'Print JSON' };
const config: CommandOption = {
  type: 'string',
  value: '<file>',
  defaultValue: 'content.config.ts',
  description: 'The file with the collections',
};
const content: CommandOption = {
  type: 'string',
  value: '<folder>',
  defaultValue: 'content',
  description: 'The folder of content files',
};
const strict: CommandOption = { type: 'boolean', description: 'Treat warnings about the text as errors' };
const database: CommandOption = {
  type: 'string',
  value: '<file>',
  defaultValue: '.recto/content.sqlite',
  description: 'The database',
};

/** All commands of `recto`. Their modules are loaded when a command runs, so that the help is shown at once. */
export const commands: Readonly<Record<string, Command>> = {
  build: {
    summary: 'Turn the content into a database.',
    options: { config, content, database, strict, help },
    details: `
Lists all errors in the content. If there are any, the last valid database is kept.
Warnings report text that pages do not show as it was written.
If RECTO_DATABASE_URL is set, the content is also published to that shared database, completely or not at all.`,
    run: async (input, terminal) => await (await import('./build.ts')).runBuild(input, terminal),
  },

  check: {
    summary: 'Find errors in the content, including broken links.',
    options: {
      json,
      verbose: { type: 'boolean', description: 'List the pages that are not translated' },
      config,
      content,
      public: { type: 'string', value: '<folder>', defaultValue: 'public', description: 'Files served as they are' },
      strict,
      external: { type: 'boolean', description: 'Also request links to other sites' },
      help,
    },
    details: `
Errors: everything that makes a build fail; broken links, anchors and media; translations without an original.
Warnings: components, properties, slots, elements and attributes that pages do not show as they were written;
outdated translations; pages without a description, or with the same title as another page in their folder.
With --strict, or "strict" in the configuration, warnings about components, properties, slots, elements and
attributes are errors. Drafts are checked too.
No database is changed.`,
    run: async (input, terminal) => await (await import('./check.ts')).runCheck(input, terminal),
  },

  query: {
    summary: 'Query the built database.',
    parameters: '"<statement>"',
    options: { json, database, help },
    details: `
The statement is a SELECT on one collection, with WHERE, ORDER BY, LIMIT and OFFSET:

  recto query "SELECT path, title FROM docs WHERE path LIKE '/en/%' ORDER BY title LIMIT 10"
  recto query "SELECT COUNT(*) FROM docs"

Without ORDER BY, rows are in reading order. Use parentheses to combine AND and OR.
Put a field whose name is a keyword in double quotes.`,
    run: async (input, terminal) => await (await import('./query.ts')).runQueryCommand(input, terminal),
  },

  info: {
    summary: 'Show the contents of the built database.',
    options: { json, database, help },
    details: `
Lists collections with their rows by language and their sizes. Drafts are not counted, because a build leaves them out.`,
    run: async (input, terminal) => await (await import('./info.ts')).runInfo(input, terminal),
  },
};
