import type { Command, CommandOption } from './command.ts';
import type { Program } from './recto.ts';

/** Renders the output of `recto --help`. */
export function renderHelp({ name: program, configFile, commands }: Program): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  return [
    `Usage: ${program} <command> [options]`,
    '',
    'Commands:',
    ...alignPairs([...lines, ['help [command]', 'Show help, or help for a command.']]),
    '',
    'Options:',
    ...alignPairs([
      ['-h, --help', 'Show help.'],
      ['-v, --version', 'Show the version.'],
    ]),
    '',
    `Run it in the folder of a site, which contains ${configFile}.`,
  ].join('\n');
}

/** Renders the output of `recto help <command>`. */
export function renderCommandHelp(
  { name: program }: Program,
  name: string,
  { summary, parameters, options, details }: Command,
): string {
  return [
    `Usage: ${program} ${[name, parameters, '[options]'].filter((part) => part !== undefined).join(' ')}`,
    '',
    summary,
    details.trim(),
    '',
    'Options:',
    ...alignPairs(
      Object.entries(options).map(([option, described]) => [renderOption(option, described), renderText(described)]),
    ),
  ].join('\n');
}

function renderOption(name: string, { short, value }: CommandOption): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? `    ${long}` : `-${short}, ${long}`;
}

function renderText({ description, defaultValue }: CommandOption): string {
  return defaultValue === undefined ? `${description}.` : `${description} (${defaultValue}).`;
}

function alignPairs(pairs: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...pairs.map(([first]) => first.length));
  return pairs.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
