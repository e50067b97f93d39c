import type { Template } from '../templates/list-templates.ts';
import { options } from './arguments.ts';

/** What `--help` shows. */
export function renderHelp(templates: readonly Template[]): string {
  return [
    'Usage: npm create recto@latest [folder] -- [options]',
    '',
    'Starts a site from a template. What you do not say is asked; where nobody can answer,',
    'the defaults are taken. The folder is new or empty; "." is the one you are in.',
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

/** What is done anyway can be left out: `--no-git`. */
function renderText(name: string, option: { type: string; usual?: string; text: string }): string {
  if (option.usual === undefined) return `${option.text}.`;
  const without = option.type === 'boolean' && option.usual === 'yes' ? ` --no-${name} leaves it out.` : '';
  return `${option.text} (${option.usual}).${without}`;
}

function alignPairs(pairs: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...pairs.map(([first]) => first.length));
  return pairs.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
