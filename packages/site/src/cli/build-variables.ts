import { misuse } from '@recto/content/cli';
import type { Input } from '@recto/content/cli';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { PRESETS } from '../vite/hosts/choose-preset.ts';

/**
 * Sets the environment variables that correspond to options of a command. Plugins and the configuration read the
 * variables.
 */
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
    throw misuse(`--static and --preset ${preset} cannot be used together.`, 'Remove one of them.');
  }
  if (PRESETS.some((known) => known === preset)) return preset;
  throw misuse(`There is no preset "${preset}".`, `Presets: ${PRESETS.join(', ')}.`);
}

/** Throws for the folder of the site or one that contains it, because builds delete the files of earlier builds. */
function checkOutput(output: string, root: string): string {
  const folder = resolve(root, output);
  const path = relative(folder, root);
  const isSeparate = isAbsolute(path) || path.split(sep)[0] === '..';
  if (isSeparate) return folder;
  throw misuse(
    `--output "${output}" is the folder of the site, or contains it.`,
    'A build deletes the files of earlier builds. Use a separate folder: --output .output-preview.',
  );
}
