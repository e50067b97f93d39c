import { print } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createContentBuild } from '../content/build/content-build.ts';
import { choosePreset, isPrerendered } from '../vite/hosts/choose-preset.ts';
import type { Preset } from '../vite/hosts/choose-preset.ts';
import { assertExports } from '../vite/config/assert-exports.ts';
import { loadSite } from '../vite/config/load-site.ts';
import type { LoadedSite } from '../vite/config/load-site.ts';
import { appFolder, serverEntry } from '../vite/output-folders.ts';
import { hashAppInputs, isBuilt, recordBuild } from './app-inputs.ts';
import { setBuildVariables } from './build-variables.ts';
import { describeFailure } from './describe-failure.ts';
import { exportBuild } from './export-build.ts';
import { namePreview } from './name-preview.ts';
import { publishBuild } from './publish-build.ts';
import { viteOptions } from './vite-options.ts';

/** `recto build`: the content, then the app. What has not changed since the last build is not built again. */
export async function runBuild(input: Input, terminal: Terminal): Promise<number> {
  setBuildVariables(input, terminal.folder);
  const loaded = await loadSite(terminal.folder);
  assertExports(loaded, terminal.folder);
  const preset = choosePreset(process.env);
  try {
    const content = await createContentBuild(loaded, terminal.folder, preset)();
    print(terminal.out, `content: ${content.rows} rows, version ${content.version}`);
    await buildApp(loaded, input, terminal, preset);
    if (isPrerendered(preset)) await exportBuild(loaded, terminal, preset, content);
    await publishBuild(terminal, preset);
    return 0;
  } catch (error) {
    print(terminal.err, describeFailure(error, terminal.folder));
    return 1;
  }
}

async function buildApp(loaded: LoadedSite, input: Input, terminal: Terminal, preset: Preset): Promise<void> {
  const { folder: root } = terminal;
  const entry = serverEntry(root, preset);
  // Files are written from app and content together; a function of a host contains both.
  const isApart = entry !== undefined;
  const inputs = hashAppInputs({
    root,
    content: loaded.config.content.folder,
    configFiles: loaded.files,
    config: loaded.config,
    options: { preset, base: input.values['base'] },
    env: process.env,
  });
  const record = join(
    root,
    '.recto',
    'built',
    createHash('sha256')
      .update(entry ?? '')
      .digest('hex')
      .slice(0, 12),
  );
  if (isApart && isBuilt(record, inputs, entry)) {
    print(terminal.out, 'app: unchanged');
    namePreview(root, appFolder(root, preset));
    return;
  }
  // Vite is loaded only where there is something to bundle.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder(viteOptions(input, terminal));
  await builder.buildApp();
  if (isApart) recordBuild(record, inputs);
}
