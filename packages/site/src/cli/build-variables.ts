import { misuse } from '@recto/content/cli';
import type { Input } from '@recto/content/cli';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { PRESETS } from '../vite/hosts/choose-preset.ts';

/** Options of a command that have a variable. What runs afterwards, plugins and the configuration too, reads the variable. */
export function setBuildVariables(input: Input, root: string): void {
  const { output, noindex, 'no-compress': isPlain } = input.values;
  const preset = presetOf(input);
  if (preset !== undefined) process.env['RECTO_PRESET'] = preset;
  if (typeof output === 'string') process.env['RECTO_OUTPUT'] = checkOutput(output, root);
  if (noindex === true) process.env['RECTO_NOINDEX'] = '1';
  if (isPlain === true) process.env['RECTO_COMPRESS'] = '0';
}

function presetOf({ values: { preset, static: isStatic } }: Input): string | undefined {
  if (typeof preset !== 'string') return isStatic === true ? 'static' : undefined;
  if (isStatic === true && preset !== 'static') {
    throw misuse(`--static and --preset ${preset} exclude each other.`, 'Leave one of them out.');
  }
  if (PRESETS.some((known) => known === preset)) return preset;
  throw misuse(`There is no preset "${preset}".`, `Presets: ${PRESETS.join(', ')}.`);
}

/** Builds remove the files of earlier ones, so the folder cannot be the site's own, or one that contains it. */
function checkOutput(output: string, root: string): string {
  const folder = resolve(root, output);
  const path = relative(folder, root);
  const isApart = isAbsolute(path) || path.split(sep)[0] === '..';
  if (isApart) return folder;
  throw misuse(
    `--output "${output}" names the folder of the site, or one that contains it.`,
    'A build removes files of earlier ones. Give it a folder of its own: --output .output-preview.',
  );
}
