import { print } from '@recto/content/cli';
import type { Input } from '@recto/content/cli';
import process from 'node:process';
import { buildContent, setBuiltContent } from '../content/build/content-build.ts';
import type { BuiltContentSummary } from '../content/build/content-build.ts';
import { choosePreset } from '../vite/hosts/choose-preset.ts';
import { loadSite } from '../vite/config/load-site.ts';
import { describeBuildFailure } from './describe-build-failure.ts';
import { viteOptions } from './vite-options.ts';

/** Input of the process that builds one part: the content or the app. */
export interface BuildPartInput {
  /** Options of the command. */
  values: Input['values'];
  /** Folder of the site. */
  folder: string;
  /** Summary of the content that was already built; only for the app. */
  content?: BuiltContentSummary | undefined;
}

const isApp = process.argv[2] === 'app';

async function buildContentPart({ values, folder }: BuildPartInput): Promise<BuiltContentSummary> {
  const strict = values['strict'] === true;
  const built = await buildContent(await loadSite(folder), folder, choosePreset(process.env), { strict });
  return { rows: built.rows, version: built.version, folder: built.folder };
}

async function buildAppPart({ values, folder, content }: BuildPartInput): Promise<void> {
  if (content) setBuiltContent(content);
  const { createBuilder } = await import('vite');
  // Otherwise Vite lists all files with their compressed sizes, which takes longer than some parts of the build.
  const builder = await createBuilder({ ...viteOptions(values, folder), logLevel: 'warn' });
  await builder.buildApp();
}

// Exit if the command that started this process has ended.
process.once('disconnect', () => process.exit(1));

process.once('message', (input: BuildPartInput) => {
  (isApp ? buildAppPart(input) : buildContentPart(input)).then(
    (content) => {
      process.send?.(content ?? null, () => process.exit(0));
    },
    (error: unknown) => {
      print(process.stderr, describeBuildFailure(error, input.folder));
      process.exit(1);
    },
  );
});
