import { ContentError } from '@recto/content';
import { existsSync, mkdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteDefinition } from '../../config/resolve-site.ts';
import { createIconSets } from '../../icons/build/icon-sets.ts';
import { buildSiteContent } from '../build/build-site-content.ts';
import type { PublicFolders } from '../build/changed-public.ts';
import { imageSettings } from '../build/content-settings.ts';
import { toProblem } from './build-message.ts';
import type { BuildRequest, BuiltContent, ContentProblem } from './build-message.ts';
import { BUILDER_CONFIG_FILE, BUILDER_WORKER_FILE, ICONS_FOLDER, readBuilder } from './builder-folder.ts';

/** Options of `runContentBuild`. */
export interface RunOptions extends BuildRequest {
  /** The folder of the builder. */
  builder: string;
  /** Called with the number of parsed files and of all files. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Builds content with the configuration in the builder. Errors in the content are returned, not thrown. */
export async function runContentBuild(options: RunOptions): Promise<BuiltContent & { rows: number }> {
  const { builder, source, checkOnly, changed, publicFolder, output, cache, onProgress } = options;
  const warnings: ContentProblem[] = [];
  const shorten = createShortener(source);
  try {
    assertFolder(source);
    const contentConfig = join(builder, BUILDER_CONFIG_FILE);
    const { site } = (await import(pathToFileURL(contentConfig).href)) as { site: SiteDefinition };
    const { config } = site;
    mkdirSync(cache, { recursive: true });
    const metadata = readBuilder(builder);
    const built = await buildSiteContent({
      paths: { content: source, contentConfig, database: join(cache, 'content.sqlite') },
      icons: createIconSets((prefix) => join(builder, ICONS_FOLDER, `${prefix}.json`), config.icons.collections),
      images: imageSettings(config),
      output,
      checkOnly,
      changed,
      publicFolders: publicFolder === undefined ? undefined : publicFoldersOf(builder, publicFolder),
      warn: (warning) => {
        warnings.push(shorten(toProblem(warning)));
      },
      components: async () => metadata.components,
      engine: { name: metadata.name, worker: join(builder, BUILDER_WORKER_FILE) },
      ...(onProgress && { onProgress }),
    });
    const { version, rows } = built;
    warnings.push(...built.warnings.map((warning) => shorten(toProblem(warning))));
    return { version, rows, warnings, errors: [] };
  } catch (error) {
    const errors = contentErrors(error);
    if (errors.length === 0) throw error;
    return { version: undefined, rows: 0, warnings, errors: errors.map((one) => shorten(toProblem(one))) };
  }
}

/** The app serves the files of the public folder beside its code. */
function publicFoldersOf(builder: string, source: string): PublicFolders {
  return { source, app: join(builder, '..', '..', 'public'), published: readBuilder(builder).publicFiles };
}

/** Converts absolute paths to paths in the content folder, which authors use. */
function createShortener(source: string): (problem: ContentProblem) => ContentProblem {
  return (problem) => {
    const { file } = problem;
    const relativePath = file !== undefined && isAbsolute(file) ? relative(source, file) : undefined;
    return relativePath === undefined || relativePath.startsWith('..') ? problem : { ...problem, file: relativePath };
  };
}

/** The content errors inside an error of a build. */
function contentErrors(error: unknown): ContentError[] {
  if (error instanceof ContentError) return [error];
  if (error instanceof AggregateError) return error.errors.flatMap(contentErrors);
  return error instanceof Error && error.cause !== undefined ? contentErrors(error.cause) : [];
}

function assertFolder(source: string): void {
  if (existsSync(source)) return;
  throw new ContentError(
    'source/missing',
    `The folder ${source} does not exist.`,
    'Pass the folder of the content files: "content.folder" in the configuration of the site.',
  );
}
