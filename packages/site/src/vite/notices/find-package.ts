import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** Licence information of a package. */
export interface PackageNotice {
  /** Name of the package; for a folder with its own licence, followed by its path. */
  name: string;
  /** Version of the package. */
  version: string;
  /** Whether this is a package, not a folder in one. */
  isPackage: boolean;
  /** Licence from `package.json`, usually an SPDX expression. */
  license: string | undefined;
  /** Author from `package.json`. */
  author: string | undefined;
  /** Texts of its licence and notice files. */
  texts: readonly string[];
}

interface Manifest {
  name?: string;
  version?: string;
  author?: string | { name?: string };
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/iu;

/**
 * Creates a function that finds the notices for a file: those of its package below `node_modules`, and those of a
 * folder in any package that has its own licence file, as fonts do. Code outside of `node_modules` belongs to the owner
 * of the site and needs no notice.
 */
export function createPackageFinder(): (file: string) => PackageNotice[] {
  const noticesByFolder = new Map<string, PackageNotice[]>();

  const find = (folder: string): PackageNotice[] => {
    const parent = dirname(folder);
    if (parent === folder || folder.endsWith(`${sep}node_modules`)) return [];
    const manifest = readManifest(folder);
    if (manifest) return folder.includes(`${sep}node_modules${sep}`) ? [packageNotice(manifest, folder)] : [];
    const texts = licensesIn(folder);
    const parentNotices = findCached(parent);
    return texts.length === 0 ? parentNotices : [...parentNotices, folderNotice(folder, texts)];
  };
  const findCached = (folder: string): PackageNotice[] => {
    const notices = noticesByFolder.get(folder) ?? find(folder);
    noticesByFolder.set(folder, notices);
    return notices;
  };
  return (file) => findCached(dirname(normalize(file)));
}

function packageNotice(manifest: Manifest, folder: string): PackageNotice {
  const { name = '', version = '', author, license = manifest.licenses?.[0] } = manifest;
  return {
    name,
    version,
    isPackage: true,
    license: typeof license === 'object' ? license.type : license,
    author: typeof author === 'object' ? author.name : author,
    texts: licensesIn(folder),
  };
}

function folderNotice(folder: string, texts: readonly string[]): PackageNotice {
  let owner = dirname(folder);
  while (!readManifest(owner) && dirname(owner) !== owner) owner = dirname(owner);
  const { name = '', version = '' } = readManifest(owner) ?? {};
  const relativeFolder = relative(owner, folder).split(sep).join('/');
  return { name: `${name}/${relativeFolder}`, version, isPackage: false, license: undefined, author: undefined, texts };
}

/** Reads the `package.json` of a package. Folders in a package may have one without a name, which only sets `type`. */
function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
  return manifest?.name === undefined || manifest.version === undefined ? undefined : manifest;
}

function licensesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}
