import type { App } from '../../app/app.ts';
import { addBase } from '../../app/base.ts';
import { localisePath } from '../../languages/locale.ts';
import { listRedirectPaths } from '../../rules/list-redirects.ts';
import { HOST_FILES } from '../hosts/host-files.ts';

/** Every whole path that becomes a file of a static site, islands aside. `paths` are those that the site answers at. */
export function listStaticPaths(app: App, paths: readonly string[]): string[] {
  const { site } = app;
  const { base = '' } = site;
  const missing = site.locales.map((locale) => localisePath('/404.html', locale, site));
  const hosts = ['/404.html', ...HOST_FILES].map((path) => base + path);
  return [...new Set([addBase('/', base), ...paths, ...listRedirectPaths(app), ...missing, ...hosts])];
}
