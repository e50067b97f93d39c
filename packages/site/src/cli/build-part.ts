import { print } from '@recto/content/cli';
import type { Input } from '@recto/content/cli';
import process from 'node:process';
import { createContentBuild, setBuiltContent } from '../content/build/content-build.ts';
import type { BuiltContentSummary } from '../content/build/content-build.ts';
import { choosePreset } from '../vite/hosts/choose-preset.ts';
import { loadSite } from '../vite/config/load-site.ts';
import { describeBuildFailure } from './describe-build-failure.ts';
import { viteOptions } from './vite-options.ts';

/** A part of a build that runs in a separate process: the content, or the app for content that is already built. */
export interface BuildPart {
  /** Options of the command. */
  values: Input['values'];
  /** Folder of the site. */
  folder: string;
  /** The built content, if the app is to be built. */
  content?: BuiltContentSummary;
}

async function build({ values, folder, content }: BuildPart): Promise<BuiltContentSummary> {
  if (content) {
    await buildApp(values, folder, content);
    return content;
  }
  const strict = values['strict'] === true;
  const built = await createContentBuild(await loadSite(folder), folder, choosePreset(process.env), { strict })();
  return { rows: built.rows, version: built.version, folder: built.folder };
}

async function buildApp(values: Input['values'], folder: string, content: BuiltContentSummary): Promise<void> {
  setBuiltContent(content);
  const { createBuilder } = await import('vite');
  // Otherwise Vite lists all files with their compressed sizes, which takes longer than some parts of the build.
  const builder = await createBuilder({ ...viteOptions(values, folder), logLevel: 'warn' });
  await builder.buildApp();
}

/** Loads the modules of the bundler, which takes a second. Errors are reported when the part is built. */
async function loadBundler(): Promise<void> {
  await Promise.all([import('vite'), import('../vite/index.ts')]).catch(() => undefined);
}

if (process.argv[2] === 'app') void loadBundler();

// Exit if the command that started this process has ended.
process.once('disconnect', () => process.exit(1));

process.once('message', (part: BuildPart) => {
  build(part).then(
    (content) => {
      process.send?.(content, () => process.exit(0));
    },
    (error: unknown) => {
      print(process.stderr, describeBuildFailure(error, part.folder));
      process.exit(1);
    },
  );
});
