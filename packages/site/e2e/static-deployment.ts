import { spawn } from 'node:child_process';
import { cpSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CURRENT_FILE, METADATA_FILE, databaseOf } from '../src/content/content-folder.ts';
import { exportSite } from '../src/export/export-site.ts';
import type { ExportReport } from '../src/export/export-site.ts';
import { test as base } from './browser-test.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const site = join(import.meta.dirname, '..', 'fixtures', 'files-site');
/** Offset of the first port, after those of `deployment.ts`. */
const FIRST_PORT_OFFSET = 11;

export interface StaticDeployment {
  url: string;
  /** Exports the site with another title and text of the second page, and replaces the served files. */
  deployContent: (title: string) => Promise<ExportReport>;
  /** Serves files of another build. */
  deployApp: (id: string) => void;
}

/** A browser test with its own static host, whose content can be replaced while a page is open. */
export const test = base.extend<{ deployment: StaticDeployment }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the required fixtures from the pattern
  deployment: async ({}, use, { parallelIndex }) => {
    const port = Number(process.env['RECTO_E2E_PORT']) + FIRST_PORT_OFFSET + parallelIndex;
    const url = `http://localhost:${port}`;
    const folder = mkdtempSync(join(tmpdir(), 'recto-files-'));
    const output = join(folder, 'output');
    cpSync(join(site, '.output-static'), output, { recursive: true });
    const server = spawn(process.execPath, [join(root, 'scripts/e2e/static-server.ts'), join(output, 'public')], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await responds(`${url}/builds/latest.json`))) await new Promise((resolve) => setTimeout(resolve, 50));
    await use({
      url,
      deployContent: async (title) =>
        await exportSite({
          app: join(site, '.recto', 'app', 'static'),
          content: writeContent(join(folder, 'content.sqlite'), title),
          output,
          isPacked: false,
        }),
      deployApp(id) {
        const file = join(output, 'public', 'builds', 'latest.json');
        writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), id }));
      },
    });
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ deployment }, use) => {
    await use(deployment.url);
  },
});

/** Like a build: a changed row has another hash, and the content another version. */
function writeContent(file: string, title: string): string {
  const content = join(site, '.recto', 'content');
  const built = databaseOf(content, readFileSync(join(content, CURRENT_FILE), 'utf8').trim());
  copyFileSync(built, file);
  const { parts, ...metadata } = JSON.parse(readFileSync(join(dirname(built), METADATA_FILE), 'utf8')) as {
    parts: Record<string, number>;
  };
  for (const part of Object.keys(parts)) cpSync(join(dirname(built), part), join(dirname(file), part));
  writeFileSync(
    join(dirname(file), METADATA_FILE),
    JSON.stringify({ ...metadata, parts, version: `of ${title}`.replaceAll(' ', '-') }),
  );
  const database = new DatabaseSync(file);
  database
    .prepare('UPDATE "_content_docs" SET "title" = ?, "__hash" = ? WHERE "path" = ?')
    .run(title, title, '/docs/second');
  database.close();
  return file;
}

async function responds(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
