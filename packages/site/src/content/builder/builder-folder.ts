import type { ComponentDescription } from '@recto/content';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The builder of content that belongs to a server: a folder beside the server's code, and the command that runs it. */
export const BUILDER_FOLDER = 'builder';
export const BUILDER_COMMAND = 'content.mjs';

/** Files of the folder, beside the code that they share. */
export const BUILDER_FILE = 'builder.json';
export const COMMAND_FILE = 'command.mjs';
export const CONFIG_FILE = 'config.mjs';
export const WORKER_FILE = 'worker.mjs';
export const ICONS_FOLDER = 'icons';
/** Licences of the packages in it. */
export const BUILDER_NOTICES = 'notices.json';

/** The argument that a server starts the command with. */
export const FOR_SERVER = '--for-server';

/** What a builder says of itself. */
export interface BuilderFacts {
  /** Changes with its code, and so with the configuration of the site. */
  name: string;
  /** Addresses of the public files that the app was built with. */
  publicFiles: readonly string[];
  /** Components of the site, beside the built-in ones; missing where nobody knows all of them. */
  components?: readonly ComponentDescription[] | undefined;
}

export function readBuilder(folder: string): BuilderFacts {
  return JSON.parse(readFileSync(join(folder, BUILDER_FILE), 'utf8')) as BuilderFacts;
}

/** The command beside a server's code; bundlers choose how deep below it a module is. */
export function findBuilder(from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, BUILDER_FOLDER, BUILDER_FILE))) return join(folder, BUILDER_COMMAND);
  }
  return undefined;
}
