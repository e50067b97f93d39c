import { BASE } from './base-path.ts';

const RAW = '/raw';
const ENDING = '.md';

/** Where the markdown of a page is, beside the page itself. */
export function rawAddress(path: string, base = BASE): string {
  const inside = path.slice(base.length);
  return `${base}${RAW}${inside === '' || inside === '/' ? '/index' : inside}${ENDING}`;
}

/** The page whose markdown an address asks for, both without the folder of the site; `undefined` for any other. */
export function rawOwner(address: string): string | undefined {
  if (!address.startsWith(`${RAW}/`) || !address.endsWith(ENDING)) return undefined;
  const path = address.slice(RAW.length, -ENDING.length);
  return path === '/index' ? '/' : path;
}
