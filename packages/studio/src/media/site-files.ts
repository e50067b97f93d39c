import { assetType, decodePath, pathOf } from '@recto/content';
import type { Site } from '@recto/site/server';
import type { IndexedTree } from '../documents/content-index.ts';
import { joinPath } from '../paths/relative-path.ts';
import type { StudioFolders } from '../paths/studio-folders.ts';
import type { Repository } from '../repository/create-repository.ts';

/**
 * Files at the root of a site that browsers request without a link, and files that other programs expect at a fixed
 * path.
 */
const WELL_KNOWN = /^(?:favicon\.ico|apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png|\.well-known\/.+)$/u;

/** Options of `createSiteFiles`. */
export interface SiteFilesOptions {
  /** Configuration of the site. */
  site: Site;
  /** Folders that the studio edits. */
  folders: StudioFolders;
  /** Reads the manifest of the site. */
  repository: Pick<Repository, 'readFiles'>;
}

/** Returns the paths of the files of a revision that the site itself uses, such as its icons. */
export type FindSiteFiles = (tree: Pick<IndexedTree, 'revision' | 'files'>) => Promise<ReadonlySet<string>>;

/**
 * Creates a function that finds the files that the configuration of the site or its web app manifest refers to, and
 * those that browsers request without a link. Files that only the code of the site uses are not found.
 */
export function createSiteFiles({ site, folders, repository }: SiteFilesOptions): FindSiteFiles {
  const pathAt = (address: string): string => joinPath(folders.public, decodePath(pathOf(address)));
  const configured = new Set(textsIn(site).filter(isFile).map(pathAt));
  const manifest = site.manifest?.startsWith('/') === true ? pathAt(site.manifest) : undefined;
  let last: { manifestId: string | undefined; icons: readonly string[] } = { manifestId: undefined, icons: [] };

  const readIcons = async ({
    revision,
    files,
  }: Pick<IndexedTree, 'revision' | 'files'>): Promise<readonly string[]> => {
    const entry = files.find(({ path }) => path === manifest);
    if (!entry || site.manifest === undefined || entry.id === last.manifestId) return entry ? last.icons : [];
    const read = await repository.readFiles(revision, [entry]);
    const bytes = read.ok ? read.value.get(entry.id) : undefined;
    if (!bytes) return [];
    const url = new URL((site.base ?? '') + site.manifest, 'https://site.invalid');
    const icons = iconsIn(new TextDecoder().decode(bytes), url, site.base ?? '').map(pathAt);
    last = { manifestId: entry.id, icons };
    return icons;
  };

  return async (tree) => {
    const root = `${folders.public}/`;
    const wellKnown = tree.files.flatMap(({ path }) =>
      path.startsWith(root) && WELL_KNOWN.test(path.slice(root.length)) ? [path] : [],
    );
    return new Set([...configured, ...wellKnown, ...(await readIcons(tree))]);
  };
}

/** All texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a text of the configuration is the path of a file of the site: `/favicon.svg`, not `/docs`. */
function isFile(text: string): boolean {
  return /^\/(?!\/)/u.test(text) && (assetType(pathOf(text)) !== undefined || text.endsWith('.webmanifest'));
}

/** Paths below the base path that the texts of a web app manifest refer to, such as its icons and screenshots. */
function iconsIn(json: string, manifest: URL, base: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [];
  }
  return textsIn(value).flatMap((text) => {
    const url = URL.parse(text, manifest);
    const isInSite = url?.origin === manifest.origin && url.pathname.startsWith(`${base}/`);
    return isInSite && assetType(url.pathname) !== undefined ? [url.pathname.slice(base.length)] : [];
  });
}
