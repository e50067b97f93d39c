import { misuse, print } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { createBuilder } from 'vite';
import { PRESETS, choosePreset, isPrerendered } from '../vite/hosts/choose-preset.ts';
import { loadSite } from '../vite/config/load-site.ts';
import { describeFailure } from './describe-failure.ts';
import { exportBuild } from './export-build.ts';
import { publishBuild } from './publish-build.ts';
import { viteOptions } from './vite-options.ts';

/** `recto build` */
export async function runBuild(input: Input, terminal: Terminal): Promise<number> {
  const preset = presetOf(input);
  await loadSite(terminal.folder);
  if (preset !== undefined) process.env['RECTO_PRESET'] = preset;
  try {
    const builder = await createBuilder(viteOptions(input, terminal));
    await builder.buildApp();
    const chosen = choosePreset(process.env);
    if (isPrerendered(chosen)) await exportBuild(terminal, chosen);
    await publishBuild(terminal, chosen);
    return 0;
  } catch (error) {
    print(terminal.err, describeFailure(error));
    return 1;
  }
}

function presetOf({ values: { preset, static: isStatic } }: Input): string | undefined {
  if (typeof preset !== 'string') return isStatic === true ? 'static' : undefined;
  if (isStatic === true && preset !== 'static') {
    throw misuse(`--static and --preset ${preset} exclude each other.`, 'Leave one of them out.');
  }
  if (PRESETS.some((known) => known === preset)) return preset;
  throw misuse(`There is no preset "${preset}".`, `Presets: ${PRESETS.join(', ')}.`);
}
