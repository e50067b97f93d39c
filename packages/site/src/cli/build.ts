import { print } from '@recto/content/cli';
import type { Input, Terminal } from '@recto/content/cli';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltContentSummary } from '../content/build/content-build.ts';
import { choosePreset, isPrerendered } from '../vite/hosts/choose-preset.ts';
import type { Preset } from '../vite/hosts/choose-preset.ts';
import { assertExports } from '../vite/config/assert-exports.ts';
import { loadSite } from '../vite/config/load-site.ts';
import type { LoadedSite } from '../vite/config/load-site.ts';
import { appFolder, serverEntry } from '../vite/output-folders.ts';
import { hashAppInputs, isBuilt, recordBuild } from './app-inputs.ts';
import { setBuildVariables } from './build-variables.ts';
import { describeBuildFailure } from './describe-build-failure.ts';
import { createThreads } from '../export/worker-threads.ts';
import { publishBuild } from './publish-build.ts';
import { recordPreview } from './record-preview.ts';
import { BuildPartError, runBuildProcess } from './build-process.ts';

/** The app is built in parallel with the content if the content folder has at most this number of files. */
const MAX_PARALLEL_FILES = 500;

/**
 * Runs `recto build`: builds the content and the app. Unchanged parts are not built again. Code of the parts is imported
 * on demand: while child processes build, this process waits and should need little memory.
 */
export async function runBuild(input: Input, terminal: Terminal): Promise<number> {
  setBuildVariables(input, terminal.folder);
  const { folder } = terminal;
  const loaded = await loadSite(folder);
  assertExports(loaded, folder);
  const preset = choosePreset(process.env);
  const app = readAppState(loaded, input, terminal, preset);
  const part = { values: input.values, folder };
  const threads = app.isBuilt && isPrerendered(preset) ? createThreads(appFolder(folder, preset)) : undefined;
  const buildHere = async (): Promise<BuiltContentSummary> => {
    const { buildContent } = await import('../content/build/content-build.ts');
    return await buildContent(loaded, folder, preset, {
      strict: input.values['strict'] === true,
      // The app is loaded while the changed content is built.
      onChange: () => threads?.prepare(),
    });
  };
  const buildContentPart = async (): Promise<BuiltContentSummary> => {
    const content = app.isBuilt ? await buildHere() : await runBuildProcess('content', part, terminal);
    print(terminal.out, `content: ${content.rows} rows, version ${content.version}`);
    return content;
  };
  const buildAppPart = async (content?: BuiltContentSummary): Promise<void> => {
    // A build that is killed leaves an incomplete app, so the record of the app before it is no longer true.
    app.forget();
    await runBuildProcess('app', { ...part, content }, terminal);
    app.record();
    print(terminal.out, 'app: built');
  };
  try {
    const content = await buildParts(app, buildContentPart, buildAppPart);
    if (app.isBuilt) {
      print(terminal.out, 'app: unchanged');
      recordPreview(folder, appFolder(folder, preset));
    }
    if (isPrerendered(preset)) {
      const { exportBuild } = await import('./export-build.ts');
      await exportBuild(loaded, terminal, preset, content, threads);
    }
    await publishBuild(terminal, preset);
    return 0;
  } catch (error) {
    if (!(error instanceof BuildPartError)) print(terminal.err, describeBuildFailure(error, folder));
    return 1;
  } finally {
    await threads?.close();
  }
}

/**
 * Builds the content, and the app if it has changed. In parallel, if one fails, the other is still finished, so that its
 * output is never incomplete.
 */
async function buildParts(
  app: AppState,
  buildContent: () => Promise<BuiltContentSummary>,
  buildApp: (content?: BuiltContentSummary) => Promise<void>,
): Promise<BuiltContentSummary> {
  if (app.isBuilt) return await buildContent();
  if (app.isAfterContent) {
    const content = await buildContent();
    await buildApp(content);
    return content;
  }
  const [content, built] = await Promise.allSettled([buildContent(), buildApp()]);
  if (content.status === 'rejected') throw content.reason;
  if (built.status === 'rejected') throw built.reason;
  return content.value;
}

interface AppState {
  /** Whether the app is built after the content: it contains the content, or the content has many files. */
  isAfterContent: boolean;
  /** Whether the app was already built from the current inputs, and the result still exists. */
  isBuilt: boolean;
  /** Deletes the record of an earlier app, which is going to be overwritten. */
  forget: () => void;
  /** Records the inputs that the app was built from. */
  record: () => void;
}

function readAppState(loaded: LoadedSite, input: Input, { folder: root }: Terminal, preset: Preset): AppState {
  const entry = serverEntry(root, preset);
  // A serverless function contains app and content, so it is always built.
  if (entry === undefined) {
    return { isAfterContent: true, isBuilt: false, forget: () => undefined, record: () => undefined };
  }
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
    isAfterContent: hasManyFiles(join(root, loaded.config.content.folder)),
    isBuilt: isBuilt(recordFile, inputs, entry),
    forget: () => {
      rmSync(recordFile, { force: true });
    },
    record: () => {
      recordBuild(recordFile, inputs);
    },
  };
}

/** Whether the content uses all cores itself. Then building the app in parallel saves no time, but needs more memory. */
function hasManyFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder, { recursive: true }).length > MAX_PARALLEL_FILES;
}
