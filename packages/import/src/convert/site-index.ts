import { posix } from 'node:path';
import type { ImportedSite, PageSource } from '../model/site.ts';
import type { Source } from '../read/source.ts';

/** Maps pages and files of the source to the new site. */
export interface SiteIndex {
  /**
   * Returns the page at a path (without language prefix) in a language, or in the default language if it is not
   * translated.
   */
  pageAt: (path: string, language: string) => PageSource | undefined;
  /** Returns the page that is created from a file. */
  pageOf: (file: string) => PageSource | undefined;
  /** Returns the path of the new file, relative to the content folder. */
  targetOf: (page: PageSource) => string;
  /** Whether a path is a file of the public folder. */
  isPublic: (path: string) => boolean;
}

/** Creates the index of a site. */
export function createSiteIndex(site: ImportedSite, source: Source): SiteIndex {
  const [{ code: first } = { code: 'en' }] = site.languages;
  const key = (path: string, language: string): string => `${language}:${normalisePath(path)}`;
  const byPath = new Map(site.pages.map((page) => [key(page.path, page.language), page]));
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const targets = nameTargets(site);
  return {
    pageAt: (path, language) => byPath.get(key(path, language)) ?? byPath.get(key(path, first)),
    pageOf: (file) => byFile.get(file),
    targetOf: (page) => targets.get(page) ?? '',
    isPublic: (path) => site.publicFolders.some((folder) => source.has(posix.join(folder, decode(path)))),
  };
}

/** Normalises a path as Recto does for file names: lower case, no spaces, no trailing slash, no `.html`. */
export function normalisePath(path: string): string {
  const plain = decode(path)
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/gu, '-')
    .replace(/\.(?:html?|mdx?)$/u, '')
    .replace(/\/index$/u, '')
    .replace(/\/+$/u, '');
  return plain === '' ? '/' : plain;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Names the file of each page: its path in the folder of its language, with numbers where there is an order. */
function nameTargets(site: ImportedSite): Map<PageSource, string> {
  const hasLanguageFolders = site.languages.length > 1;
  const paths = new Set(site.pages.map(({ path }) => normalisePath(path)));
  const folders = new Set([...paths].map((path) => posix.dirname(path)));
  const order = new Map(
    (site.folders ?? []).map((folder) => [`${folder.language}:${normalisePath(folder.path)}`, folder.order]),
  );
  const segment = (language: string, path: string): string => {
    const number = order.get(`${language}:${path}`);
    return number === undefined ? posix.basename(path) : `${number}.${posix.basename(path)}`;
  };
  return new Map(
    site.pages.map((page) => {
      const path = normalisePath(page.path);
      const parents = path.split('/').slice(1, -1);
      const names = parents.map((_, index) => segment(page.language, `/${parents.slice(0, index + 1).join('/')}`));
      const isIndex = path === '/' || page.isIndex === true || folders.has(path);
      const last = posix.basename(path);
      const file = isIndex
        ? [...(path === '/' ? [] : [segment(page.language, path)]), 'index']
        : [numbered(last, page.order)];
      return [page, [...(hasLanguageFolders ? [page.language] : []), ...names, ...file].join('/').concat('.md')];
    }),
  );
}

function numbered(name: string, order: number | undefined): string {
  return order === undefined ? name : `${order}.${name}`;
}

/** Returns the path of a folder's settings file, relative to the content folder. */
export function folderTarget(site: ImportedSite, language: string, path: string): string {
  const page: PageSource = { file: '', language, path: posix.join(path, 'x'), isIndex: false };
  const target = nameTargets({ ...site, pages: [page] }).get(page) ?? '';
  return posix.join(posix.dirname(target), '.navigation.yml');
}
