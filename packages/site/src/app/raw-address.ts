const RAW = '/raw';
const ENDING = '.md';

/** Where the markdown of a page is, beside the page itself. */
export function rawAddress(path: string): string {
  return `${RAW}${path === '/' ? '/index' : path}${ENDING}`;
}

/** The page whose markdown an address asks for; `undefined` for any other address. */
export function rawOwner(address: string): string | undefined {
  if (!address.startsWith(`${RAW}/`) || !address.endsWith(ENDING)) return undefined;
  const path = address.slice(RAW.length, -ENDING.length);
  return path === '/index' ? '/' : path;
}
