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
import { describeBuildFailure } from './describe-build-failure.ts';
import { exportBuild } from './export-build.ts';
import { recordPreview } from './record-preview.ts';
import { publishBuild } from './publish-build.ts';
import { BuildPartError, startBuildProcess } from './build-process.ts';

/** Runs `recto build`: builds the content, then the app. Unchanged parts are not built again. */
export async function runBuild(input: Input, terminal: Terminal): Promise<number> {
  setBuildVariables(input, terminal.folder);
  const { folder } = terminal;
  const loaded = await loadSite(folder);
  assertExports(loaded, folder);
  const preset = choosePreset(process.env);
  const app = readAppState(loaded, input, terminal, preset);
  const appProcess = app.isBuilt ? undefined : startBuildProcess('app', terminal);
  try {
    const content = appProcess
      ? await startBuildProcess('content', terminal).run({ values: input.values, folder })
      : await createContentBuild(loaded, folder, preset, { strict: input.values['strict'] === true })();
    print(terminal.out, `content: ${content.rows} rows, version ${content.version}`);
    if (appProcess) {
      print(terminal.out, 'app: building');
      await appProcess.run({ values: input.values, folder, content });
      app.record();
      print(terminal.out, 'app: built');
    } else {
      print(terminal.out, 'app: unchanged');
      recordPreview(folder, appFolder(folder, preset));
    }
    if (isPrerendered(preset)) await exportBuild(loaded, terminal, preset, content);
    await publishBuild(terminal, preset);
    return 0;
  } catch (error) {
    if (!(error instanceof BuildPartError)) print(terminal.err, describeBuildFailure(error, folder));
    return 1;
  } finally {
    appProcess?.stop();
  }
}

interface AppState {
  /** Whether the app was already built from the current inputs, and the result still exists. */
  isBuilt: boolean;
  /** Records the inputs that the app was built from. */
  record: () => void;
}

function readAppState(loaded: LoadedSite, input: Input, { folder: root }: Terminal, preset: Preset): AppState {
  const entry = serverEntry(root, preset);
  // A serverless function contains app and content, so it is always built.
  if (entry === undefined) return { isBuilt: false, record: () => undefined };
  const inputs = hashAppInputs({
    root,
    content: loaded.config.content.folder,
    configFiles: loaded.files,
    config: loaded.config,
    options: { preset, base: input.values['base'] },
    env: process.env,
  });
  const name = createHash('sha256').update(entry).digest('hex').slice(0, 12);
  const recordFile = join(root, '.recto', 'built', name);
  return {
    isBuilt: isBuilt(recordFile, inputs, entry),
    record: () => {
      recordBuild(recordFile, inputs);
    },
  };
}
