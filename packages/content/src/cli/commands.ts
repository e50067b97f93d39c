import type { Command, CommandOption } from './command.ts';

const help: CommandOption = { type: 'boolean', short: 'h', text: 'Show this help' };
const json: CommandOption = { type: 'boolean', text: 'Print JSON, for other programs' };
const config: CommandOption = {
  type: 'string',
  value: '<file>',
  usual: 'content.config.ts',
  text: 'The file with the collections',
};
const content: CommandOption = {
  type: 'string',
  value: '<folder>',
  usual: 'content',
  text: 'The folder of content files',
};
const strict: CommandOption = { type: 'boolean', text: 'Take warnings of the text for errors' };
const database: CommandOption = {
  type: 'string',
  value: '<file>',
  usual: '.recto/content.sqlite',
  text: 'The database',
};

/** Every command of `recto`. What one needs is loaded when it runs: asking for help must not wait for a parser. */
export const commands: Readonly<Record<string, Command>> = {
  build: {
    summary: 'Turn the content into a database.',
    options: { config, content, database, strict, help },
    details: `
Lists every fault of the content. As long as there is one, the last good database stays as it is.
Warnings name what pages do not show as it was written.
With RECTO_DATABASE_URL set, the finished content also goes to that shared database, whole or not at all.`,
    run: async (input, terminal) => await (await import('./build.ts')).runBuild(input, terminal),
  },

  check: {
    summary: 'Find what is wrong in the content, between its files too.',
    options: {
      json,
      verbose: { type: 'boolean', text: 'List the pages that are not translated' },
      config,
      content,
      public: { type: 'string', value: '<folder>', usual: 'public', text: 'Files served as they are' },
      strict,
      external: { type: 'boolean', text: 'Ask the addresses of other sites, too' },
      help,
    },
    details: `
Errors: faults that a build would find; links, anchors and media that lead nowhere; translations of nothing.
Warnings: components, properties, slots, elements and attributes that pages do not show as they were written;
translations whose source has changed; pages without a description, or with the title of another one beside them.
With --strict, or "strict" in the configuration, the first of these are errors. Drafts are checked like pages. No database is touched.`,
    run: async (input, terminal) => await (await import('./check.ts')).runCheck(input, terminal),
  },

  query: {
    summary: 'Ask the built database.',
    parameters: '"<statement>"',
    options: { json, database, help },
    details: `
The statement is a SELECT on one collection, with WHERE, ORDER BY, LIMIT and OFFSET:

  recto query "SELECT path, title FROM docs WHERE path LIKE '/en/%' ORDER BY title LIMIT 10"
  recto query "SELECT COUNT(*) FROM docs"

Without ORDER BY, rows come in the order of reading. AND and OR are mixed with brackets only.
A field that is named like a word of the language stands in double quotes.`,
    run: async (input, terminal) => await (await import('./query.ts')).runQuery(input, terminal),
  },

  info: {
    summary: 'Show what the built database holds.',
    options: { json, database, help },
    details: `
Collections with their rows by language and their sizes. A build leaves drafts out, so none are counted.`,
    run: async (input, terminal) => await (await import('./info.ts')).runInfo(input, terminal),
  },
};
