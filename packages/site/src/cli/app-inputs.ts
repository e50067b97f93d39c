import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of a site that no build reads, besides those whose names begin with a dot. */
const IGNORED = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);
const LOCK_FILES = ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
/**
 * Variables that do not change the code: source and destination of the content, and settings that only a running server
 * reads.
 */
const OTHER_VARIABLES = /^RECTO_(?:CONTENT_(?:CACHE|FILE|SECRET|SOURCE)|DATABASE_URL|STUDIO_.*)$/u;

/** Everything that an app is built from. */
export interface AppInputs {
  /** The folder of the site. */
  root: string;
  /** The content folder, relative to `root`. */
  content: string;
  /** Files of the configuration: the config file and its imports. */
  configFiles: readonly string[];
  /** The evaluated configuration, which may depend on environment variables. */
  config: unknown;
  /** Options of the build. */
  options: unknown;
  /** Environment variables. */
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * Hashes everything that an app is built from: the files of the site except its content, the configuration, installed
 * packages, the version of Node, options and variables. Linked packages are hashed with all of their files.
 */
export function hashAppInputs({ root, content, configFiles, config, options, env }: AppInputs): string {
  const hash = createHash('sha256');
  const variables = Object.entries(env)
    .filter(([name]) => /^(?:RECTO_|VITE_|NODE_ENV$)/u.test(name) && !OTHER_VARIABLES.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  hash.update(JSON.stringify([process.version, options, variables, schemeOf(env['RECTO_DATABASE_URL'])]));
  hash.update(JSON.stringify(config, describe) ?? '');
  addFolder(hash, root, (path) => path === resolve(root, content));
  for (const file of configFiles) if (!file.startsWith(root + sep)) addFile(hash, file);
  const lock = findAbove(root, LOCK_FILES);
  if (lock !== undefined) addFile(hash, lock);
  // A site may be inside a package, as the sites of tests are.
  for (const folder of linkedPackages(root)) addFolder(hash, folder, (path) => path === root);
  return hash.digest('hex');
}

/**
 * Serialises a value of the configuration: functions by their source text. Class instances such as schemas are omitted,
 * because the files that create them are hashed.
 */
function describe(_: string, value: unknown): unknown {
  if (typeof value === 'function') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? value : undefined;
}

/** The scheme of a database URL decides which driver is part of the app; the rest of the URL does not matter. */
function schemeOf(url = ''): string {
  return url.split(':', 1)[0] ?? '';
}

function addFolder(hash: Hash, folder: string, isExcluded: (path: string) => boolean): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory() === true) {
      if (!entry.name.startsWith('.') && !IGNORED.has(entry.name) && !isExcluded(path))
        addFolder(hash, path, isExcluded);
    } else if (stats?.isFile() === true && (!entry.name.startsWith('.') || entry.name.startsWith('.env'))) {
      addFile(hash, path);
    }
  }
}

function addFile(hash: Hash, file: string): void {
  hash.update(`\0${file}\0`).update(readFileSync(file));
}

function findAbove(folder: string, names: readonly string[]): string | undefined {
  for (let ancestor = folder; ; ancestor = dirname(ancestor)) {
    const found = names.map((name) => join(ancestor, name)).find((file) => existsSync(file));
    if (found !== undefined || ancestor === dirname(ancestor)) return found;
  }
}

/** Packages that every site depends on through `@recto/site`. */
const OUR_PACKAGES = ['@recto/content', '@recto/ui'];

/**
 * Folders of Recto's packages and the dependencies of the site that are linked instead of installed: the lock file does
 * not record their state.
 */
function linkedPackages(root: string): string[] {
  const { resolve: find } = createRequire(import.meta.url);
  const own = fileURLToPath(new URL('../', import.meta.url));
  const others = OUR_PACKAGES.map((name) => dirname(find(name)));
  const folders = [own, ...others, ...dependencyFolders(root)].map((folder) => realpathSync(folder));
  return [...new Set(folders)].filter((folder) => !folder.includes('node_modules'));
}

/** Folders of the dependencies in the `package.json` of a site. In a workspace they may be above the site. */
function dependencyFolders(root: string): string[] {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return [];
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | undefined>;
  const { resolve: find } = createRequire(file);
  const all = Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] });
  const names = all.filter((name) => name !== '@recto/site' && !OUR_PACKAGES.includes(name));
  return names.flatMap((name) => {
    const folder = (find.paths(name) ?? []).map((parent) => join(parent, name)).find((path) => existsSync(path));
    return folder ?? [];
  });
}

/** Whether an app was built from these inputs and still exists. */
export function isBuilt(record: string, inputs: string, entry: string): boolean {
  return existsSync(entry) && existsSync(record) && readFileSync(record, 'utf8') === inputs;
}

/** Records the inputs that an app was built from. */
export function recordBuild(record: string, inputs: string): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, inputs);
}
