import { parseArgs } from 'node:util';
import { misuse } from '../errors.ts';
import { USUAL_TEMPLATE } from '../templates/list-templates.ts';

/** Every option: its name, its letter, what stands for its value, what holds without it, and what the help says of it. */
export const options = {
  template: { type: 'string', short: 't', value: '<name>', usual: USUAL_TEMPLATE, text: 'The site to begin with' },
  from: { type: 'string', value: '<place>', text: 'Import a site of another tool: its folder, or a git address' },
  languages: {
    type: 'string',
    short: 'l',
    value: '<codes>',
    usual: 'those of the template',
    text: 'The default one first: en,ar',
  },
  'package-manager': {
    type: 'string',
    short: 'p',
    value: '<name>',
    usual: 'the one that runs this',
    text: 'npm, pnpm, yarn or bun',
  },
  git: { type: 'boolean', usual: 'yes', text: 'Start a repository with everything in its first commit' },
  install: { type: 'boolean', usual: 'no', text: 'Install the packages, too' },
  yes: { type: 'boolean', short: 'y', usual: 'no', text: 'Ask nothing: take the defaults' },
  help: { type: 'boolean', short: 'h', text: 'Show the templates and options' },
  version: { type: 'boolean', short: 'v', text: 'Show the version' },
} as const;

export interface Arguments {
  folder?: string | undefined;
  template?: string | undefined;
  from?: string | undefined;
  languages?: string | undefined;
  'package-manager'?: string | undefined;
  git?: boolean | undefined;
  install?: boolean | undefined;
  yes?: boolean | undefined;
  help?: boolean | undefined;
  version?: boolean | undefined;
}

/** What was written after the command. */
export function readArguments(given: readonly string[]): Arguments {
  const { values, positionals } = parse(given);
  const [folder, ...others] = positionals;
  if (others.length === 0) return { ...values, folder };
  throw misuse(
    `A site is made in one folder, and there are ${positionals.length}: ${positionals.join(', ')}.`,
    'With npm, options stand after two dashes: npm create recto@latest my-site -- --template docs',
  );
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    // The first sentence says what is wrong; the rest is advice for other programs.
    const [said = ''] = error.message.split(/\. |\n/u);
    throw misuse(`${said.replace(/\.$/u, '')}.`, 'See "npm create recto@latest -- --help".');
  }
}
