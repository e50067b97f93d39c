import { dropBase } from '../app/base.ts';
import { isPagePath } from '../app/page-paths.ts';
import { navigationOwner } from '../payload/navigation-url.ts';
import { payloadOwner } from '../payload/payload.ts';
import type { OfflineConfig } from './offline-config.ts';

/** Kinds of cached responses. Each kind has its own limit. */
export type Kind = 'page' | 'payload' | 'picture' | 'code';

type PathConfig = Pick<OfflineConfig, 'base' | 'locales'>;

/** Files with a hash in their names, whose content never changes. */
const HASHED = /^\/(?:_?assets|_image)\//u;
const CODE = /^\/assets\//u;
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/iu;

/** Returns the kind of the response by its path alone; `undefined` if it is not cached. */
export function kindOf(pathname: string, { base, locales }: PathConfig): Kind | undefined {
  const path = dropBase(pathname, base);
  if (path === undefined) return undefined;
  const owner = payloadOwner(path) ?? navigationOwner(path);
  if (owner !== undefined) return isPage(owner, locales) ? 'payload' : undefined;
  if (PICTURE.test(path)) return 'picture';
  if (CODE.test(path)) return 'code';
  return isPage(path, locales) ? 'page' : undefined;
}

/** Whether a cached response stays valid and need not be requested again. */
export function isImmutable(pathname: string, kind: Kind, { base }: PathConfig): boolean {
  if (kind === 'page') return false;
  return kind === 'payload' || HASHED.test(dropBase(pathname, base) ?? '');
}

/**
 * On a site with several languages, the path of every page starts with a locale. Other sites on the same host do not
 * have one.
 */
function isPage(path: string, locales: PathConfig['locales']): boolean {
  return isPagePath(path) && (locales.length === 0 || locales.includes(path.split('/')[1] ?? ''));
}
