import { parseArgs } from 'node:util';
import { misuse } from '../errors.ts';

/** Every option: its name, its letter, what stands for its value, and what the help says of it. */
export const options = {
  template: { type: 'string', short: 't', value: '<name>', text: 'The site to begin with (minimal).' },
  languages: { type: 'string', short: 'l', value: '<codes>', text: 'The default one first: en,ar (as the template).' },
  'package-manager': {
    type: 'string',
    short: 'p',
    value: '<name>',
    text: 'npm, pnpm, yarn or bun (the one that runs this).',
  },
  git: { type: 'boolean', text: 'Start a repository (yes). --no-git leaves it out.' },
  install: { type: 'boolean', text: 'Install the packages, too.' },
  yes: { type: 'boolean', short: 'y', text: 'Ask nothing: take the defaults.' },
  help: { type: 'boolean', short: 'h', text: 'Show this help.' },
  version: { type: 'boolean', short: 'v', text: 'Show the version.' },
} as const;

export interface Arguments {
  folder?: string | undefined;
  template?: string | undefined;
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
