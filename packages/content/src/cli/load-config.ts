import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { showPath } from './paths.ts';

/** Loads the configuration of the site in `folder` by importing it. */
export async function loadConfig(file: string, folder: string): Promise<ContentConfig> {
  const name = showPath(file, folder);
  if (!existsSync(file)) {
    throw new ContentError(
      'config/missing',
      `There is no ${name} in ${folder}.`,
      'Run the command in the folder of a site, or specify the file with --config.',
    );
  }
  const config = await importDefault(file, name);
  if (isConfig(config)) return config;
  throw new ContentError(
    'config/export',
    `${name} has no default export created with defineContent.`,
    'End it with: export default defineContent({ locales, collections }).',
    { file: name },
  );
}

async function importDefault(file: string, name: string): Promise<unknown> {
  try {
    const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
    return module.default;
  } catch (error) {
    throw new ContentError(
      'config/failed',
      `${name} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      `Fix the error. "node ${name}" shows it with its position.`,
      { file: name },
    );
  }
}

function isConfig(value: unknown): value is ContentConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { locales, collections } = value as Partial<Record<keyof ContentConfig, unknown>>;
  return Array.isArray(locales) && typeof collections === 'object' && collections !== null;
}
