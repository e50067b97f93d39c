import type { ComponentDescription } from '@recto/content';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder of the content builder, beside the server's code. */
export const BUILDER_FOLDER = 'builder';
/** Command that runs the content builder, beside its folder. */
export const BUILDER_COMMAND = 'content.mjs';

/** Metadata of the builder. Written last, so that its folder is complete if it exists. */
export const BUILDER_FILE = 'builder.json';
/** Code of the command. */
export const COMMAND_FILE = 'command.mjs';
/** Bundled configuration of the site. */
export const BUILDER_CONFIG_FILE = 'config.mjs';
/** Code of the worker threads. */
export const BUILDER_WORKER_FILE = 'worker.mjs';
/** Folder of the icon collections. */
export const ICONS_FOLDER = 'icons';
/** Licences of the packages in the builder. */
export const BUILDER_NOTICES = 'notices.json';

/** Argument with which a server starts the command. */
export const FOR_SERVER = '--for-server';

/** Metadata of a content builder. */
export interface BuilderMetadata {
  /** Hash of its code, which includes the configuration of the site. */
  name: string;
  /** Paths of the public files that the app was built with. */
  publicFiles: readonly string[];
  /** Components of the site, besides the built-in ones; missing if not all of them are known. */
  components?: readonly ComponentDescription[] | undefined;
}

/** Reads the metadata of a builder from its folder. */
export function readBuilder(folder: string): BuilderMetadata {
  return JSON.parse(readFileSync(join(folder, BUILDER_FILE), 'utf8')) as BuilderMetadata;
}

/**
 * Finds the command of the builder in the folders above a module of the server. Bundlers decide how deep the module is.
 */
export function findBuilder(from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, BUILDER_FOLDER, BUILDER_FILE))) return join(folder, BUILDER_COMMAND);
  }
  return undefined;
}
