import { resolveContentPaths } from '@recto/content/vite';
import { withoutUndefined } from '../../config/without-undefined.ts';
import { IMAGE_FORMAT, IMAGE_QUALITY } from '../../images/constants.ts';
import type { LoadedSite } from '../../vite/config/load-site.ts';
import type { Preset } from '../../vite/hosts/choose-preset.ts';
import { contentFolder } from '../../vite/output-folders.ts';
import { buildSiteContent } from './build-site-content.ts';
import type { SiteContent } from './build-site-content.ts';

/** Content builds of this process, by their folder: a command and the plugins that it starts share one. */
const builds = new Map<string, Promise<SiteContent>>();

/** Builds the content of a site for a host. It is built once, whoever asks. */
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
        paths: { root, ...resolveContentPaths({ content: config.content.folder, contentConfig: file }, root) },
        icons: config.icons.collections,
        images: { formats: [IMAGE_FORMAT], quality: IMAGE_QUALITY, ...withoutUndefined(config.images) },
        output,
        warn: console.warn,
      });
    builds.set(output, build);
    return await build;
  };
}
