import { dropBase } from '../app/base.ts';
import { isPagePath } from '../app/page-paths.ts';
import { folderOfNavigationPath } from '../payload/navigation-url.ts';
import { pageOfPayloadPath } from '../payload/payload.ts';
import type { OfflineConfig } from './offline-config.ts';

/** Kinds of cached responses. Each kind has its own limit. */
export type ResponseKind = 'page' | 'payload' | 'image' | 'code';

type PathConfig = Pick<OfflineConfig, 'base' | 'locales'>;

/** Files with a hash in their names, whose content never changes. */
const HASHED_FILE = /^\/(?:_?assets|_image)\//u;
const CODE_FILE = /^\/assets\//u;
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/iu;

/** Returns the kind of the response by its path alone; `undefined` if it is not cached. */
export function kindOf(pathname: string, { base, locales }: PathConfig): ResponseKind | undefined {
  const path = dropBase(pathname, base);
  if (path === undefined) return undefined;
  const pageOrFolder = pageOfPayloadPath(path) ?? folderOfNavigationPath(path);
  if (pageOrFolder !== undefined) return isPage(pageOrFolder, locales) ? 'payload' : undefined;
  if (IMAGE.test(path)) return 'image';
  if (CODE_FILE.test(path)) return 'code';
  return isPage(path, locales) ? 'page' : undefined;
}

/** Whether a cached response stays valid and need not be requested again. */
export function isImmutable(pathname: string, kind: ResponseKind, { base }: PathConfig): boolean {
  if (kind === 'page') return false;
  return kind === 'payload' || HASHED_FILE.test(dropBase(pathname, base) ?? '');
}

/**
 * On a site with several languages, the path of every page starts with a locale. A path without one may belong to
 * another site on the same host.
 */
function isPage(path: string, locales: PathConfig['locales']): boolean {
  return isPagePath(path) && (locales.length === 0 || locales.includes(path.split('/')[1] ?? ''));
}
