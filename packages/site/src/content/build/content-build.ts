import { resolveContentPaths } from '@recto/content/vite';
import { createIconSets, findInstalledIcons } from '../../icons/build/icon-sets.ts';
import type { LoadedSite } from '../../vite/config/load-site.ts';
import type { Preset } from '../../vite/hosts/choose-preset.ts';
import { contentFolder } from '../../vite/output-folders.ts';
import { buildSiteContent } from './build-site-content.ts';
import type { SiteContent } from './build-site-content.ts';
import { pictureSettings } from './content-settings.ts';

/** Content builds of this process, by their folder: a command and the plugins that it starts share one. */
const builds = new Map<string, Promise<SiteContent>>();

/** Builds the content of a site for a host, once for all callers in a process. */
export function createContentBuild(
  { config, file }: LoadedSite,
  root: string,
  preset: Preset,
): () => Promise<SiteContent> {
  const output = contentFolder(root, preset);
  return async () => {
    const build =
      builds.get(output) ??
      buildSiteContent({
        paths: resolveContentPaths({ content: config.content.folder, contentConfig: file }, root),
        icons: createIconSets(findInstalledIcons(root), config.icons.collections),
        images: pictureSettings(config),
        output,
        warn: (warning) => {
          console.warn(String(warning));
        },
      });
    builds.set(output, build);
    return await build;
  };
}
