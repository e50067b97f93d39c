import { createContent } from '@recto/content';
import type { Content } from '@recto/content';
import { openSqlite } from '@recto/content/node';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runRecto } from '../../packages/content/src/cli/recto.ts';
import { runSite } from '../../packages/site/src/cli/run-site.ts';
import { loadSite } from '../../packages/site/src/vite/config/load-site.ts';
import { pinnedNode, root } from '../project.mjs';
import type { collections } from './site/collections.ts';

/** Folder of the example sites: inside the repository, so that our packages are resolved, and ignored by git. */
export const sitesFolder = join(root, '.cache/examples/sites');

type ExampleContent = Content<typeof collections>;

/** A site in a temporary folder, in which examples are run. */
export interface ExampleSite {
  folder: string;
  /** Builds the content of the site, without its pages, and returns the output. */
  build(): Promise<string>;
  /** Runs the `recto` command and returns everything that it prints, including errors. */
  recto(parameters: readonly string[]): Promise<string>;
  /** Runs the `recto-content` command and returns everything that it prints. */
  engine(parameters: readonly string[], env?: Record<string, string>): Promise<string>;
  /** Runs a script of the site, named by the first parameter, and returns its output. */
  node(parameters: readonly string[]): Promise<string>;
  read(file: string): string;
  /** Calls `load` of a server module for a path and returns its data. */
  load(file: string, path: string): Promise<Record<string, unknown>>;
  /** Queries the built database. */
  query<Answer>(question: (content: ExampleContent) => Promise<Answer>): Promise<Answer>;
}

/** The warning about empty collections. A page shows part of a site, so other collections have no files. */
const EMPTY_COLLECTION = /^.*warning: The collection "\w+" has no files: .*\n {2}.*\n/gmu;

type Run = typeof runSite;

/** Writes the files of a site into a new folder. */
export function createExampleSite(files: Readonly<Record<string, string>>): ExampleSite {
  mkdirSync(sitesFolder, { recursive: true });
  // Each site needs a new folder, because an imported configuration is cached by its path.
  const folder = mkdtempSync(join(sitesFolder, 'site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const print = async (run: Run, parameters: readonly string[], env: Record<string, string> = {}): Promise<string> => {
    const output: string[] = [];
    const screen = { write: (text: string) => output.push(text) };
    await run(parameters, { out: screen, err: screen, env, folder });
    return output.join('').replaceAll(EMPTY_COLLECTION, '').trimEnd();
  };
  const query: ExampleSite['query'] = async (question) => {
    const store = openSqlite(join(folder, '.recto/content.sqlite'));
    try {
      return await question(createContent<{ locales: ['en']; collections: typeof collections }>(store));
    } finally {
      await store.close();
    }
  };
  return {
    folder,
    query,
    async build() {
      const { file, config } = await loadSite(folder);
      return await print(runRecto, ['build', '--config', file, '--content', config.content.folder]);
    },
    recto: async (parameters) => await print(runSite, parameters),
    engine: async (parameters, env) => await print(runRecto, parameters, env),
    async node(parameters) {
      const { stdout } = await promisify(execFile)(pinnedNode(), [...parameters], { cwd: folder });
      return stdout.trimEnd();
    },
    read: (file) => readFileSync(join(folder, file), 'utf8').trimEnd(),
    async load(file, path) {
      const { load } = (await import(join(folder, file))) as ServerModule;
      return await query(async (content) => (await load({ path, content })).data);
    },
  };
}

interface ServerModule {
  load: (context: unknown) => Promise<{ data: Record<string, unknown> }>;
}
