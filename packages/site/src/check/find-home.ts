import type { SitePage } from './site-page.ts';

/**
 * What the addresses of a site begin with, as most of its pages have it: `https://recto.example`, or with the folder it
 * is in. A page says so by its canonical address, if that ends as the path of the page does.
 */
export function findHome(pages: readonly SitePage[]): string | undefined {
  const votes = new Map<string, number>();
  for (const { path, canonicals, isHidden } of pages) {
    const url = isHidden ? null : URL.parse(canonicals[0] ?? '');
    const ending = path === '/' ? '' : encodeURI(path);
    const address = url === null ? '' : (url.origin + url.pathname).replace(/\/$/u, '');
    if (url === null || !address.endsWith(ending)) continue;
    const home = address.slice(0, address.length - ending.length);
    votes.set(home, (votes.get(home) ?? 0) + 1);
  }
  return [...votes].sort(([, a], [, b]) => b - a)[0]?.[0];
}
