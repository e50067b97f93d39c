import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ContentError } from '../errors.ts';
import { misuse, MISUSE } from './command.ts';
import type { Command, Input } from './command.ts';
import { commands } from './commands.ts';
import { renderError } from './render-error.ts';
import { renderCommandHelp, renderHelp } from './help.ts';
import { print } from './terminal.ts';
import type { Terminal } from './terminal.ts';

/** A command-line program with commands. */
export interface Program {
  name: string;
  version: string;
  /** Name of the configuration file in the folder of a site, for the help text. */
  configFile: string;
  commands: Readonly<Record<string, Command>>;
}

/** Runs one command. Returns the exit code: 0 for success, 1 for errors, 2 for invalid arguments. */
export async function runRecto(
  parameters: readonly string[],
  terminal: Terminal,
  program: Program = contentProgram(),
): Promise<number> {
  try {
    return await dispatch(parameters, terminal, program);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    print(terminal.err, renderError(error, 'error', terminal.err, terminal.env));
    return error.code === MISUSE ? 2 : 1;
  }
}

async function dispatch([first, ...rest]: readonly string[], terminal: Terminal, program: Program): Promise<number> {
  switch (first) {
    case undefined:
      print(terminal.err, renderHelp(program));
      return 2;
    case 'help':
    case '--help':
    case '-h':
      print(
        terminal.out,
        rest[0] === undefined
          ? renderHelp(program)
          : renderCommandHelp(program, rest[0], findCommand(program, rest[0])),
      );
      return 0;
    case '--version':
    case '-v':
      print(terminal.out, program.version);
      return 0;
    default: {
      const command = findCommand(program, first);
      const input = readInput(program, first, command, rest);
      if (input.values['help'] !== true) return await command.run(input, terminal);
      print(terminal.out, renderCommandHelp(program, first, command));
      return 0;
    }
  }
}

function findCommand({ name: program, commands }: Program, name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw name.startsWith('-')
    ? misuse(`Unknown option "${name}" before the command.`, `Write the command first: ${program} check --json.`)
    : misuse(`Unknown command "${name}".`, `Commands: ${Object.keys(commands).join(', ')}. See "${program} --help".`);
}

function readInput(program: Program, name: string, { options, parameters }: Command, args: readonly string[]): Input {
  const entries = Object.entries(options).map(([option, { type, short }]) => [
    option,
    { type, ...(short && { short }) },
  ]);
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries(entries) as Record<string, { type: 'string' | 'boolean'; short?: string }>,
      allowPositionals: parameters !== undefined,
    });
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    // The first sentence describes the error; the rest is advice for the authors of the program.
    const [firstSentence = ''] = error.message.split(/\. |\n/u);
    throw misuse(`${firstSentence.replace(/\.$/u, '')}.`, `See "${program.name} help ${name}".`);
  }
}

/** The program with only the commands of this package. */
function contentProgram(): Program {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return { name: 'recto-content', version, configFile: 'content.config.ts', commands };
}
