import { listAddresses, misuse, showPath } from '@recto/content/cli';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSource } from './site-page.ts';

/** A site as a static build leaves it. Only what is in the folder can be opened, however an address is written. */
export function openFolder(site: string, folder: string): SiteSource {
  const files = listAddresses(site);
  const pages = [...files].filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'));
  if (pages.length === 0) {
    throw misuse(
      `There are no pages in ${showPath(site, folder)}.`,
      'Build the site as files first, and name the folder they are in: .output-static/public.',
    );
  }
  return {
    start: pages.map((file) => file.replace(/(?:\/index)?\.html$/u, '') || '/'),
    open: (path) => {
      const file = [path, `${path === '/' ? '' : path}/index.html`, `${path}.html`].find((one) => files.has(one));
      if (file === undefined) return Promise.resolve(undefined);
      const place = join(site, file);
      return Promise.resolve({
        place: showPath(place, folder),
        isPage: file.endsWith('.html'),
        read: async () => await readFile(place, 'utf8'),
      });
    },
  };
}
