import { locateError, printWarnings } from '@recto/content/cli';
import { resolveContentPaths } from '@recto/content/vite';
import { resolve } from 'node:path';
import process from 'node:process';
import { createIconSets, findInstalledIcons } from '../../icons/build/icon-sets.ts';
import type { LoadedSite } from '../../vite/config/load-site.ts';
import type { Preset } from '../../vite/hosts/choose-preset.ts';
import { createDescriptions } from '../../vite/components/site-descriptions.ts';
import { contentFolder } from '../../vite/output-folders.ts';
import { buildSiteContent } from './build-site-content.ts';
import type { BuiltSiteContent } from './build-site-content.ts';
import { imageSettings } from './content-settings.ts';

/** The part of the result of a content build that the rest of the build uses. */
export type BuiltContentSummary = Pick<BuiltSiteContent, 'rows' | 'version' | 'folder'>;

/**
 * Passes built content to the plugins, for an app that contains it. It uses an environment variable, because Vite loads
 * the modules of its plugins separately from those of the command.
 */
export function setBuiltContent(content: BuiltContentSummary): void {
  process.env['RECTO_BUILT_CONTENT'] = JSON.stringify(content);
}

/** Returns the built content that the app contains. */
export function readBuiltContent(): BuiltContentSummary {
  const { RECTO_BUILT_CONTENT: text } = process.env;
  if (text === undefined) throw new Error('The app was built before the content that it contains.');
  return JSON.parse(text) as BuiltContentSummary;
}

/** Options of `buildContent`. */
export interface ContentBuildOptions {
  /** Whether warnings about content are errors, even if the configuration does not have `strict`. */
  strict?: boolean | undefined;
  /** Called when a changed file is found. */
  onChange?: (() => void) | undefined;
}

/** Builds the content of a site for a deployment target, and prints warnings to the terminal. */
export async function buildContent(
  loaded: LoadedSite,
  root: string,
  preset: Preset,
  { strict = false, onChange }: ContentBuildOptions = {},
): Promise<BuiltContentSummary> {
  const { config, file } = loaded;
  const { publicDir } = config.vite;
  const output = contentFolder(root, preset);
  const paths = resolveContentPaths({ content: config.content.folder, contentConfig: file }, root);
  const built = await buildSiteContent({
    paths,
    icons: createIconSets(findInstalledIcons(root), config.icons.collections),
    images: imageSettings(config),
    output,
    components: createDescriptions(root, loaded),
    publicFolder: resolve(root, typeof publicDir === 'string' ? publicDir : 'public'),
    ...(strict && { strict }),
    onChange,
    warn: (warning) => {
      console.warn(String(warning));
    },
  });
  const warnings = built.warnings.map((warning) => locateError(warning, paths.content, root));
  printWarnings(warnings, { err: process.stderr, env: process.env });
  return built;
}
