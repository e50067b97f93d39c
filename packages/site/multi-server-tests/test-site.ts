import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseOf, readCurrent } from '../src/content/content-folder.ts';

const execute = promisify(execFile);
const repository = join(import.meta.dirname, '..', '..', '..');
const PAGES = 12;

/** Environment of a build or server, without the variables of the test runner, which would change its result. */
export const ENVIRONMENT: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|NODE_OPTIONS|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITEST.*|RECTO_.*)$/u.test(name),
  ),
);

/** The command of Recto. */
export const RECTO = join(repository, 'packages', 'site', 'bin', 'recto.mjs');

const CONFIG = `
import { defineConfig, docs } from '@recto/site';

export default defineConfig({
  title: 'Test site',
  locales: ['en'],
  pages: [docs('/docs')],
  redirects: { '/': '/docs/page-1' },
  islands: { edition: () => import('./edition.tsx') },
  theme: { fonts: { heading: 'system', body: 'system' } },
  socialImages: false,
});
`;

/** Shows the titles of two pages, which are read with two queries. */
const ISLAND = `
import { defineIsland, z } from '@recto/site/server';

const read = async (content, path) => (await content.query('docs').where('path', '=', path).first())?.title;

export default defineIsland({
  props: z.strictObject({}),
  load: async ({ content }) => [await read(content, '/docs/page-1'), await read(content, '/docs/page-12')],
  render: ({ data }) => <p>{data.join(', ')}</p>,
});
`;

const PACKAGE = { name: 'test-site', private: true, type: 'module', dependencies: { pg: '8.23.1' } };

/** A built site with several editions of its content. */
export interface TestSite {
  /** The folder with everything. */
  folder: string;
  /** The output of the build, with the first edition. */
  output: string;
  /** Folder of the content files. */
  source: string;
  /** Adds an edition to the content folder of the output, and makes it the current one. Returns its database. */
  buildEdition: (edition: number) => Promise<string>;
  /** Writes the content files of an edition. */
  writeEdition: (edition: number) => void;
  /** Makes a copy of the output for another machine. */
  copyOutput: (name: string) => string;
  remove: () => void;
}

/** Paths of the pages. */
export const PATHS: readonly string[] = Array.from({ length: PAGES }, (_, index) => `/docs/page-${index + 1}`);

/** Builds a site in which every page names its edition, and lists the pages of the same edition in the sidebar. */
export async function buildTestSite(): Promise<TestSite> {
  // In the repository, so that the site finds its packages.
  const caches = join(repository, '.cache');
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, 'multi-server-'));
  const site = join(folder, 'site');
  const source = join(site, 'content');
  const output = join(site, '.output');
  mkdirSync(join(source, 'docs'), { recursive: true });
  writeFileSync(join(site, 'package.json'), JSON.stringify(PACKAGE));
  writeFileSync(join(site, 'recto.config.ts'), CONFIG);
  writeFileSync(join(site, 'edition.tsx'), ISLAND);
  const writeEdition = (edition: number): void => {
    for (let page = 1; page <= PAGES; page += 1) {
      const title = `Page ${page} of edition ${edition}`;
      const text = `# ${title}\n\nThis text belongs to edition ${edition}.\n\n![A picture](./picture.svg)\n`;
      writeFileSync(join(source, 'docs', `${page}.page-${page}.md`), text);
    }
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${edition}</title></svg>`;
    writeFileSync(join(source, 'docs', 'picture.svg'), picture);
  };
  writeEdition(1);
  try {
    await execute(process.execPath, [RECTO, 'build'], { cwd: site, env: ENVIRONMENT });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    folder,
    output,
    source,
    writeEdition,
    async buildEdition(edition) {
      writeEdition(edition);
      await execute(process.execPath, [builderOf(output), 'build', source], { env: ENVIRONMENT });
      const content = join(output, 'content');
      return databaseOf(content, readCurrent(content) ?? '');
    },
    copyOutput(name) {
      const copy = join(folder, name, '.output');
      cpSync(output, copy, { recursive: true });
      return copy;
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the command that builds content beside a built server. */
export function builderOf(output: string): string {
  return join(output, 'app', 'server', 'content.mjs');
}
