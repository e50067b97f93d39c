import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files by their names, with `/` between folders. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** What builds, installations and the studio leave behind, on every host. */
const NOT_TAKEN = new Set([
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

/** Holds what is nobody else's business. */
const SECRETS = '.env';

/** npm leaves this file out of packages, so it travels under another name. */
const IGNORED = '.gitignore';
const CARRIED = '_gitignore';

/** The files of a template as its site will have them. Links are not followed: they may lead anywhere. */
export function readTemplateFiles(folder: string): SiteFiles {
  return new Map(
    listFiles(folder, '').map((name) => [named(name, CARRIED, IGNORED), readFileSync(join(folder, name))]),
  );
}

/** The same files under the names that a package can carry. */
export function carriedName(name: string): string {
  return named(name, IGNORED, CARRIED);
}

function listFiles(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !NOT_TAKEN.has(name) && !name.startsWith(SECRETS))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return listFiles(folder, path);
      return entry.isFile() ? [path] : [];
    })
    .toSorted();
}

function named(path: string, from: string, to: string): string {
  const folders = path.split('/');
  return folders.pop() === from ? [...folders, to].join('/') : path;
}
