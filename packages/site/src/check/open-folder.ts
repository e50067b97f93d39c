import { listPublicPaths, misuse, showPath } from '@recto/content/cli';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSource } from './site-page.ts';

/** Reads the folder of a static build. Only files inside the folder can be opened, whatever the path is. */
export function openFolder(site: string, folder: string): SiteSource {
  const files = listPublicPaths(site);
  const pages = [...files].filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'));
  if (pages.length === 0) {
    throw misuse(
      `There are no pages in ${showPath(site, folder)}.`,
      'Build the site with --static first, and pass the folder of its files: .output-static/public.',
    );
  }
  return {
    start: pages.map((file) => file.replace(/(?:\/index)?\.html$/u, '') || '/'),
    open: (path) => {
      const file = [path, `${path === '/' ? '' : path}/index.html`, `${path}.html`].find((one) => files.has(one));
      if (file === undefined) return Promise.resolve(undefined);
      const location = join(site, file);
      return Promise.resolve({
        location: showPath(location, folder),
        isPage: file.endsWith('.html'),
        read: async () => await readFile(location, 'utf8'),
      });
    },
  };
}
