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

/** What the rest of a build needs to know of the content. */
export type BuiltContent = Pick<SiteContent, 'rows' | 'version' | 'folder'>;

/**
 * Tells the plugins that the content is built, so that they do not build it again. By a variable, since Vite loads the
 * modules of its plugins apart from those of the command.
 */
export function setBuiltContent(content: BuiltContent): void {
  process.env['RECTO_BUILT_CONTENT'] = JSON.stringify(content);
}

function readBuiltContent(): BuiltContent | undefined {
  const { RECTO_BUILT_CONTENT: text } = process.env;
  return text === undefined ? undefined : (JSON.parse(text) as BuiltContent);
}

export interface ContentBuildOptions {
  /** Whether warnings of the text are errors, where the configuration does not say it. */
  strict?: boolean | undefined;
}

/** Builds the content of a site for a host, once for all calls, unless it is built. Its warnings go to the terminal. */
export function createContentBuild(
  loaded: LoadedSite,
  root: string,
  preset: Preset,
  { strict = false }: ContentBuildOptions = {},
): () => Promise<BuiltContent> {
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
        console.warn(String(warning));
      },
    });
    const warnings = built.warnings.map((warning) => locateFault(warning, paths.content, root));
    printWarnings(warnings, { err: process.stderr, env: process.env });
    return built;
  };
  let build: Promise<BuiltContent> | undefined;
  return async () => readBuiltContent() ?? (await (build ??= run()));
}
