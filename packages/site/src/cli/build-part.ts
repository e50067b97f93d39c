import { print } from '@recto/content/cli';
import type { Input } from '@recto/content/cli';
import process from 'node:process';
import { createContentBuild, hideShownWarnings } from '../content/build/content-build.ts';
import type { SiteContent } from '../content/build/build-site-content.ts';
import { choosePreset } from '../vite/hosts/choose-preset.ts';
import { loadSite } from '../vite/config/load-site.ts';
import { describeFailure } from './describe-failure.ts';
import { viteOptions } from './vite-options.ts';

/** What the rest of a build needs to know of the content. */
export type ContentVersion = Pick<SiteContent, 'rows' | 'version' | 'folder'>;

/** A part of a build that runs in a process of its own. */
export interface BuildPart {
  part: 'content' | 'app';
  values: Input['values'];
  folder: string;
}

async function runPart({ part, values, folder: root }: BuildPart): Promise<ContentVersion | undefined> {
  if (part === 'content') {
    const loaded = await loadSite(root);
    const { rows, version, folder } = await createContentBuild(loaded, root, choosePreset(process.env), {
      strict: values['strict'] === true,
    })();
    return { rows, version, folder };
  }
  hideShownWarnings();
  const { createBuilder } = await import('vite');
  const builder = await createBuilder(viteOptions(values, root));
  await builder.buildApp();
  return undefined;
}

// The build has ended without this process.
process.once('disconnect', () => process.exit(1));

process.once('message', (part: BuildPart) => {
  runPart(part).then(
    (result) => {
      process.send?.({ result }, () => process.exit(0));
    },
    (error: unknown) => {
      print(process.stderr, describeFailure(error, part.folder));
      process.exit(1);
    },
  );
});
