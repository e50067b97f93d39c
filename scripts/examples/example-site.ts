import { createContent } from '@recto/content';
import type { Content } from '@recto/content';
import { openSqlite } from '@recto/content/node';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runRecto } from '../../packages/content/src/cli/recto.ts';
import { pinnedNode, root } from '../project.mjs';
import type contentConfig from './site/content.config.ts';

/** Where sites of examples are made: inside the repository, so that our packages are found, and out of git. */
export const sitesFolder = join(root, '.cache/examples/sites');

/** A site in a folder of its own, in which examples can be tried. */
export interface ExampleSite {
  folder: string;
  /** Everything a command prints, answers and faults. */
  recto(parameters: readonly string[], env?: Record<string, string>): Promise<string>;
  /** What a script of the site prints; its name comes first. */
  node(parameters: readonly string[]): Promise<string>;
  read(file: string): string;
  /** The loader of a route in the site's own `server/server.ts`, and the data it gives. */
  load(route: string, path: string): Promise<Record<string, unknown>>;
  /** Asks the built database. */
  ask<Answer>(question: (content: Content<(typeof contentConfig)['collections']>) => Promise<Answer>): Promise<Answer>;
}

export function createExampleSite(files: Readonly<Record<string, string>>): ExampleSite {
  mkdirSync(sitesFolder, { recursive: true });
  // A folder of its own for each: a configuration that was imported once is never read again.
  const folder = mkdtempSync(join(sitesFolder, 'site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const ask: ExampleSite['ask'] = async (question) => {
    const store = openSqlite(join(folder, '.recto/content.sqlite'));
    try {
      return await question(createContent<typeof contentConfig>(store));
    } finally {
      await store.close();
    }
  };
  return {
    folder,
    ask,
    async recto(parameters, env = {}) {
      const said: string[] = [];
      const screen = { write: (text: string) => said.push(text) };
      await runRecto(parameters, { out: screen, err: screen, env, folder });
      return said.join('').trimEnd();
    },
    async node(parameters) {
      const { stdout } = await promisify(execFile)(pinnedNode(), [...parameters], { cwd: folder });
      return stdout.trimEnd();
    },
    read: (file) => readFileSync(join(folder, file), 'utf8').trimEnd(),
    async load(route, path) {
      const { default: server } = (await import(join(folder, 'server/server.ts'))) as { default: ServerFile };
      return await ask(async (content) => (await server.loaders[route]?.({ path, content }))?.data ?? {});
    },
  };
}

interface ServerFile {
  loaders: Record<string, (context: unknown) => Promise<{ data: Record<string, unknown> }>>;
}
