import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** File contents by path, with `/` between folders. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** Files and folders that builds, installations and the studio create. */
const EXCLUDED = new Set([
  '.git',
  '.netlify',
  '.nitro',
  '.output',
  '.output-cloudflare',
  '.output-static',
  '.recto',
  '.studio',
  '.vercel',
  'dist',
  'node_modules',
  'studio-users.json',
]);

/** Prefix of files that contain secrets. */
const SECRETS_PREFIX = '.env';

/** npm leaves this file out of packages, so it is published under another name. */
const GITIGNORE = '.gitignore';
const PUBLISHED_GITIGNORE = '_gitignore';

/**
 * Reads the files of a template as they appear in a site. Symbolic links are skipped, because they may point anywhere.
 */
export function readTemplateFiles(folder: string): SiteFiles {
  return new Map(
    listFiles(folder, '').map((name) => [
      renameFile(name, PUBLISHED_GITIGNORE, GITIGNORE),
      readFileSync(join(folder, name)),
    ]),
  );
}

/** Returns the name under which a file is published in the package. */
export function publishedName(name: string): string {
  return renameFile(name, GITIGNORE, PUBLISHED_GITIGNORE);
}

function listFiles(folder: string, subfolder: string): string[] {
  return readdirSync(join(folder, subfolder), { withFileTypes: true })
    .filter(({ name }) => !EXCLUDED.has(name) && !name.startsWith(SECRETS_PREFIX))
    .flatMap((entry) => {
      const path = subfolder === '' ? entry.name : `${subfolder}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, path);
      return entry.isFile() ? [path] : [];
    })
    .toSorted();
}

function renameFile(path: string, from: string, to: string): string {
  const folders = path.split('/');
  return folders.pop() === from ? [...folders, to].join('/') : path;
}
