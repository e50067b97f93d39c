import { dropBase } from '../app/base.ts';
import { isPagePath } from '../app/page-paths.ts';
import { navigationOwner } from '../payload/navigation-address.ts';
import { payloadOwner } from '../payload/payload.ts';
import type { OfflineFacts } from './facts.ts';

/** What can be kept. Each kind has its own limit. */
export type Kind = 'page' | 'payload' | 'picture' | 'code';

type Place = Pick<OfflineFacts, 'base' | 'locales'>;

/** Files with a hash in their names: such a name never means anything else. */
const HASHED = /^\/(?:_?assets|_image)\//u;
const CODE = /^\/assets\//u;
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/iu;

/** What lies at a path, judged by the path alone; `undefined` for all that is not kept. */
export function kindOf(pathname: string, { base, locales }: Place): Kind | undefined {
  const path = dropBase(pathname, base);
  if (path === undefined) return undefined;
  const owner = payloadOwner(path) ?? navigationOwner(path);
  if (owner !== undefined) return isPage(owner, locales) ? 'payload' : undefined;
  if (PICTURE.test(path)) return 'picture';
  if (CODE.test(path)) return 'code';
  return isPage(path, locales) ? 'page' : undefined;
}

/** What is there once stays right: nobody has to be asked again. */
export function isLasting(pathname: string, kind: Kind, { base }: Place): boolean {
  if (kind === 'page') return false;
  return kind === 'payload' || HASHED.test(dropBase(pathname, base) ?? '');
}

/** Where a site has several languages, every page begins with one. Other sites on the host do not. */
function isPage(path: string, locales: Place['locales']): boolean {
  return isPagePath(path) && (locales.length === 0 || locales.includes(path.split('/')[1] ?? ''));
}
