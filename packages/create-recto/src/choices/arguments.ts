import { parseArgs } from 'node:util';
import { usageError } from '../errors.ts';
import { DEFAULT_TEMPLATE } from '../templates/list-templates.ts';

/**
 * All options of the command: type, short form, placeholder of the value, default and description shown by `--help`.
 */
export const options = {
  template: {
    type: 'string',
    short: 't',
    value: '<name>',
    defaultValue: DEFAULT_TEMPLATE,
    description: 'Template to start from',
  },
  from: { type: 'string', value: '<source>', description: 'Import a site from another tool: its folder or a git URL' },
  languages: {
    type: 'string',
    short: 'l',
    value: '<codes>',
    defaultValue: 'languages of the template',
    description: 'Language codes, default language first: en,ar',
  },
  'package-manager': {
    type: 'string',
    short: 'p',
    value: '<name>',
    defaultValue: 'the one that runs the command',
    description: 'npm, pnpm, yarn or bun',
  },
  git: { type: 'boolean', defaultValue: 'yes', description: 'Create a git repository and commit all files' },
  install: { type: 'boolean', defaultValue: 'no', description: 'Install the packages' },
  yes: { type: 'boolean', short: 'y', defaultValue: 'no', description: 'Ask no questions and use the defaults' },
  help: { type: 'boolean', short: 'h', description: 'Show the templates and options' },
  version: { type: 'boolean', short: 'v', description: 'Show the version' },
} as const;

/** The parsed command line. */
export interface Arguments {
  /** Folder to create the site in. */
  folder?: string | undefined;
  /** Name of the template. */
  template?: string | undefined;
  /** Folder or git URL of a site to import. */
  from?: string | undefined;
  /** Language codes, separated by commas. */
  languages?: string | undefined;
  /** Name of the package manager. */
  'package-manager'?: string | undefined;
  /** Whether to create a git repository. */
  git?: boolean | undefined;
  /** Whether to install the packages. */
  install?: boolean | undefined;
  /** Whether to ask no questions and use the defaults. */
  yes?: boolean | undefined;
  /** Whether to print the help. */
  help?: boolean | undefined;
  /** Whether to print the version. */
  version?: boolean | undefined;
}

/** Parses the command line. Throws a `CreateError` for unknown options and for more than one folder. */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  const [folder, ...others] = positionals;
  if (others.length === 0) return { ...values, folder };
  throw usageError(
    `Only one folder can be given, but there are ${positionals.length}: ${positionals.join(', ')}.`,
    'With npm, write options after two dashes: npm create recto@latest my-site -- --template docs',
  );
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    // The first sentence of Node's message describes the problem; the rest is for developers, not for users.
    const [message = ''] = error.message.split(/\. |\n/u);
    throw usageError(`${message.replace(/\.$/u, '')}.`, 'See "npm create recto@latest -- --help".');
  }
}
