import type { Template } from '../templates/list-templates.ts';
import { options } from './arguments.ts';

/** Renders the output of `--help`. */
export function renderHelp(templates: readonly Template[]): string {
  return [
    'Usage: npm create recto@latest [folder] -- [options]',
    '',
    'Creates a site from a template. Asks for the folder, the template, the languages, the',
    'package manager and git, unless they are given; without a terminal, it uses the defaults.',
    'The folder must be new or empty; "." is the current folder.',
    '',
    'Templates:',
    ...alignPairs(templates.map(({ name, description }) => [name, description])),
    '',
    'Options:',
    ...alignPairs(
      Object.entries(options).map(([name, option]) => [renderOption(name, option), renderText(name, option)]),
    ),
  ].join('\n');
}

function renderOption(name: string, option: { type: string; short?: string; value?: string }): string {
  const long = option.value === undefined ? `--${name}` : `--${name} ${option.value}`;
  return option.short === undefined ? `    ${long}` : `-${option.short}, ${long}`;
}

/** Appends the default and, for options that are on by default, how to switch them off: `--no-git`. */
function renderText(name: string, option: { type: string; defaultValue?: string; description: string }): string {
  if (option.defaultValue === undefined) return `${option.description}.`;
  const without = option.type === 'boolean' && option.defaultValue === 'yes' ? ` --no-${name} turns this off.` : '';
  return `${option.description} (${option.defaultValue}).${without}`;
}

function alignPairs(pairs: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...pairs.map(([first]) => first.length));
  return pairs.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
