import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './module.ts';
import { cell, code } from './option-row.ts';
import type { OptionRow } from './option-row.ts';

/** An option of a command, as defined in the table of its parser. */
interface Flag {
  type: 'string' | 'boolean';
  short?: string;
  value?: string;
  defaultValue?: string;
  description: string;
}

/** Reads the options of a command by importing the module and following a path: `commands.build.options`. */
export async function readFlags(file: string, path: string): Promise<OptionRow[]> {
  let value: unknown = await import(pathToFileURL(join(root, file)).href);
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  if (value === undefined) throw new Error(`${file} has no ${path}.`);
  return Object.entries(value as Record<string, Flag>).map(([name, flag]) => ({
    name: namesOf(name, flag).map(code).join(', '),
    defaultText: renderDefault(flag),
    text: cell(`${flag.description}.`),
  }));
}

function namesOf(name: string, { type, short, value, defaultValue }: Flag): string[] {
  return [
    ...(short === undefined ? [] : [`-${short}`]),
    value === undefined ? `--${name}` : `--${name} ${value}`,
    // A flag that is on by default can be turned off.
    ...(type === 'boolean' && defaultValue === 'yes' ? [`--no-${name}`] : []),
  ];
}

/** A single word is a value, shown as code; yes, no and several words are a description. */
function renderDefault({ type, defaultValue = '' }: Flag): string {
  return defaultValue === '' || type === 'boolean' || defaultValue.includes(' ')
    ? cell(defaultValue)
    : code(defaultValue);
}
