import { locateFault, printWarnings } from '@recto/content/cli';
import { resolveContentPaths } from '@recto/content/vite';
import process from 'node:process';
import { createIconSets, findInstalledIcons } from '../../icons/build/icon-sets.ts';
import type { LoadedSite } from '../../vite/config/load-site.ts';
import type { Preset } from '../../vite/hosts/choose-preset.ts';
import { createDescriptions } from '../../vite/components/site-descriptions.ts';
import { contentFolder } from '../../vite/output-folders.ts';
import { buildSiteContent } from './build-site-content.ts';
import type { SiteContent } from './build-site-content.ts';
import { pictureSettings } from './content-settings.ts';

/** Content builds of this process, by their folder: a command and the plugins that it starts share one. */
const builds = new Map<string, Promise<SiteContent>>();

/** Another process has built the content and shown its warnings. */
let areWarningsShown = false;

export function hideShownWarnings(): void {
  areWarningsShown = true;
}

export interface ContentBuildOptions {
  /** Whether warnings of the text are errors, where the configuration does not say it. */
  strict?: boolean | undefined;
}

/** Builds the content of a site for a host, once for all callers in a process. Its warnings go to the terminal. */
export function createContentBuild(
  loaded: LoadedSite,
  root: string,
  preset: Preset,
  { strict = false }: ContentBuildOptions = {},
): () => Promise<SiteContent> {
  const { config, file } = loaded;
  const output = contentFolder(root, preset);
  const paths = resolveContentPaths({ content: config.content.folder, contentConfig: file }, root);
  const run = async (): Promise<SiteContent> => {
    const built = await buildSiteContent({
      paths,
      icons: createIconSets(findInstalledIcons(root), config.icons.collections),
      images: pictureSettings(config),
      output,
      components: createDescriptions(root, loaded),
      ...(strict && { strict }),
      warn: (warning) => {
        if (!areWarningsShown) console.warn(String(warning));
      },
    });
    const warnings = built.warnings.map((warning) => locateFault(warning, paths.content, root));
    if (!areWarningsShown) printWarnings(warnings, { err: process.stderr, env: process.env });
    return built;
  };
  return async () => {
    const build = builds.get(output) ?? run();
    builds.set(output, build);
    return await build;
  };
}
