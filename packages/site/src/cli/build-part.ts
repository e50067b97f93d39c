import { print } from '@recto/content/cli';
import type { Input } from '@recto/content/cli';
import process from 'node:process';
import { buildContent, setBuiltContent } from '../content/build/content-build.ts';
import type { BuiltContentSummary } from '../content/build/content-build.ts';
import { choosePreset } from '../vite/hosts/choose-preset.ts';
import { loadSite } from '../vite/config/load-site.ts';
import { describeBuildFailure } from './describe-build-failure.ts';
import { viteOptions } from './vite-options.ts';

/** A part of a build that runs in a separate process: the content or the app. */
export interface BuildPart {
  /** Options of the command. */
  values: Input['values'];
  /** Folder of the site. */
  folder: string;
  /** The built content, if the app contains it. */
  content?: BuiltContentSummary | undefined;
}

const isApp = process.argv[2] === 'app';

async function buildContentPart({ values, folder }: BuildPart): Promise<BuiltContentSummary> {
  const strict = values['strict'] === true;
  const built = await buildContent(await loadSite(folder), folder, choosePreset(process.env), { strict });
  return { rows: built.rows, version: built.version, folder: built.folder };
}

async function buildAppPart({ values, folder, content }: BuildPart): Promise<void> {
  if (content) setBuiltContent(content);
  const { createBuilder } = await import('vite');
  // Otherwise Vite lists all files with their compressed sizes, which takes longer than some parts of the build.
  const builder = await createBuilder({ ...viteOptions(values, folder), logLevel: 'warn' });
  await builder.buildApp();
}

// Exit if the command that started this process has ended.
process.once('disconnect', () => process.exit(1));

process.once('message', (part: BuildPart) => {
  (isApp ? buildAppPart(part) : buildContentPart(part)).then(
    (content) => {
      process.send?.(content ?? null, () => process.exit(0));
    },
    (error: unknown) => {
      print(process.stderr, describeBuildFailure(error, part.folder));
      process.exit(1);
    },
  );
});
